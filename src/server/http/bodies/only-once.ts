import { DomainError } from '#server/kernel/domain-error.ts';

/** The fields of a form of which none may be there twice. */
export const onlyOnce = (fields: [name: string, value: string][]) => {
  if (new Set(fields.map(([name]) => name)).size < fields.length) throw new DomainError('request.bad-form');
  return Object.fromEntries(fields);
};

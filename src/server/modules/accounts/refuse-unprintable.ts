import { DomainError, type FieldErrors } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { cannotPrint } from '#server/ports/unprintable.ts';

/** Nobody should learn from a finished document that a letter of their name is an empty box. */
export const refuseUnprintable = async (
  { templateEngine }: Pick<Services, 'templateEngine'>,
  details: Readonly<Record<string, string>>,
) => {
  const fields: FieldErrors = {};
  for (const [field, value] of Object.entries(details)) {
    const unprintable = await templateEngine.findUnprintable(value);
    if (unprintable.length > 0) fields[field] = `${cannotPrint(unprintable)}.`;
  }
  const [message] = Object.values(fields);
  if (message !== undefined) throw new DomainError('account.unprintable', { message, fields });
};

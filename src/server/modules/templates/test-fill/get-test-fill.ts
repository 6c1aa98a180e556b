import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { findTestFill } from './test-fill-repo.ts';

export const getTestFill = async ({ db }: Pick<Services, 'db'>, id: string) => {
  const found = await findTestFill(db, id);
  if (!found) throw new DomainError('test-fill.not-found');
  return found;
};

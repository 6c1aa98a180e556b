import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { findPageView } from './page-view-repo.ts';

export const getPageView = async ({ db }: Pick<Services, 'db'>, id: string) => {
  const found = await findPageView(db, id);
  if (!found) throw new DomainError('page-view.not-found');
  return found;
};

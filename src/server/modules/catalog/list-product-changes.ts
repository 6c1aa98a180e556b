import type { Services } from '#server/kernel/services.ts';
import { type ChangePage, listChanges } from './product-change-repo.ts';

/** The latest changes first; of an archived product too. */
export const listProductChanges = (
  { db }: Pick<Services, 'db'>,
  { id, ...page }: { id: number } & ChangePage,
) => listChanges(db, id, page);

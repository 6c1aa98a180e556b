import type { Services } from '#server/kernel/services.ts';
import type { DemoProgress } from '#shared/contract/demo.ts';
import { countReady, listDemoRows } from './demo-repo.ts';

/** How far the demo shop is; null when it is complete, or there is none. */
export const getDemoProgress = async ({ db }: Pick<Services, 'db'>): Promise<DemoProgress | null> => {
  const rows = await listDemoRows(db);
  if (rows.every(({ isSettled }) => isSettled)) return null;
  return {
    bundlesReady: rows.filter(({ isSettled }) => isSettled).length,
    bundlesTotal: rows.length,
    documentsReady: await countReady(
      db,
      rows.flatMap(({ templateIds }) => templateIds ?? []),
    ),
    documentsTotal: rows.reduce((sum, { documentCount }) => sum + documentCount, 0),
  };
};

import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import { problems } from '#shared/problems.ts';
import { deletePageView, listOldPageViews } from './page-view/page-view-repo.ts';
import { pageView, processing, testFill } from './template-limits.ts';
import { PAGE_VIEW_BUCKET, TEST_FILL_BUCKET } from './template.ts';
import { failAbandonedVersions } from './template-version-repo.ts';
import { deleteTestFill, listOldTestFills, type TestFillRecord } from './test-fill/test-fill-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'queue'>;

/** Test fills and page views nobody looks at any more go; a template whose job was lost is told as failed, so that nobody waits for it. */
export const sweepTemplates = async (services: Touched, signal: AbortSignal) => {
  const { db, clock } = services;
  const now = clock.now();
  await failAbandonedVersions(db, later(now, -processing.abandonedAfterMs), {
    reasons: [problems['document.not-processed'].message],
    finishedAt: now,
  });
  for (const old of await listOldTestFills(db, later(now, -testFill.keepMs))) {
    signal.throwIfAborted();
    await removeTestFill(services, old);
  }
  for (const { id } of await listOldPageViews(db, later(now, -pageView.keepMs))) {
    signal.throwIfAborted();
    await removePageView(services, id);
  }
};

const removeTestFill = ({ db, queue }: Touched, fill: TestFillRecord) =>
  db.transaction(async (tx) => {
    const paths = [fill.pdfPath, fill.docxPath, fill.xlsxPath, ...fill.pages.map(({ jpgPath }) => jpgPath)];
    for (const path of paths)
      if (path !== null) await removeFile({ queue }, tx, { bucket: TEST_FILL_BUCKET, path });
    await deleteTestFill(tx, fill.id);
  });

const removePageView = ({ db, queue }: Touched, id: string) =>
  db.transaction(async (tx) => {
    const { markedPath = null, pages = [] } = (await deletePageView(tx, id)) ?? {};
    for (const path of [markedPath, ...pages.map(({ jpgPath }) => jpgPath)])
      if (path !== null) await removeFile({ queue }, tx, { bucket: PAGE_VIEW_BUCKET, path });
  });

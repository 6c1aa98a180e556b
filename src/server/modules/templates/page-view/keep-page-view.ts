import type { KeptEntry } from '#server/db/schema/templates.ts';
import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { PAGE_VIEW_BUCKET, WORD_TYPE } from '#server/modules/templates/template.ts';
import { insertPageView, type PageViewRecord } from './page-view-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'storage' | 'queue'>;

type Looked = {
  /** With its tags marked; none of a workbook. */
  docx: Uint8Array | undefined;
  entries: KeptEntry[];
  askedBy: string;
};

/** What was found is there at once; the pages are drawn by a job. */
export const keepPageView = async (
  services: Touched,
  { docx, entries, askedBy }: Looked,
): Promise<PageViewRecord> => {
  const { db, queue, random, clock } = services;
  const batch = createFileBatch(services);
  const view = { id: random.uuid(), entries, createdAt: clock.now() };
  if (!docx) return insertPageView(db, { ...view, status: 'complete', markedPath: null });
  const markedPath = await batch.add({
    bucket: PAGE_VIEW_BUCKET,
    body: docx,
    contentType: WORD_TYPE,
    downloadName: 'marked.docx',
    ownerId: null,
    isPublic: false,
  });
  return db.transaction(async (tx) => {
    await batch.record(tx);
    await queue.enqueue(tx, 'run-page-view', { pageViewId: view.id }, { fairKey: askedBy });
    return insertPageView(tx, { ...view, status: 'processing', markedPath });
  });
};

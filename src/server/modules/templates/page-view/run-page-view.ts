import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import { giveUpOn } from '#server/modules/templates/give-up.ts';
import { pageView as limits } from '#server/modules/templates/template-limits.ts';
import { PAGE_VIEW_BUCKET } from '#server/modules/templates/template.ts';
import type { PagePicture } from '#server/ports/converter.ts';
import type { JobContext, Jobs } from '#server/ports/queue.ts';
import { addPage, findPageView, finishPageView, type PageViewRecord, setMarks } from './page-view-repo.ts';

type Touched = Pick<Services, 'db' | 'log' | 'clock' | 'random' | 'storage' | 'converter'>;

export const runPageView = async (
  services: Touched,
  { pageViewId }: Jobs['run-page-view'],
  job: Pick<JobContext, 'signal' | 'isLastAttempt'>,
) => {
  const view = await findPageView(services.db, pageViewId);
  if (view?.status !== 'processing') return;
  const reason = await drawRest(services, view, job.signal).then(
    () => null,
    (error: unknown) => giveUpOn(services, error, job),
  );
  await finishPageView(services.db, pageViewId, { status: reason === null ? 'complete' : 'failed', reason });
};

/** Goes on where a try before has ended: the same document has the same pages. */
const drawRest = async (services: Touched, view: PageViewRecord, signal: AbortSignal) => {
  const { db, converter } = services;
  if (view.markedPath === null) return;
  const marked = await readBytes(services, { bucket: PAGE_VIEW_BUCKET, path: view.markedPath });
  const { pdf, pageCount, marks } = await converter.toPdf(marked, { signal });
  await setMarks(db, view.id, { pageCount, marks });
  const [firstPage, lastPage] = [view.pages.length + 1, Math.min(pageCount, limits.maxPages)];
  if (firstPage > lastPage) return;
  const pictures = converter.toPictures(pdf, { widthPx: limits.jpgWidthPx, firstPage, lastPage, signal });
  for await (const picture of pictures) await keepPage(services, view.id, picture);
};

/** Seen as soon as it is drawn. */
const keepPage = async (services: Touched, id: string, { page, bytes, widthPx, heightPx }: PagePicture) => {
  const batch = createFileBatch(services);
  const jpgPath = await batch.add({
    bucket: PAGE_VIEW_BUCKET,
    body: bytes,
    contentType: 'image/jpeg',
    downloadName: `page-${page}.jpg`,
    ownerId: null,
    isPublic: false,
  });
  const isNext = await services.db.transaction(async (tx) => {
    const isAdded = await addPage(tx, id, { page, widthPx, heightPx, jpgPath, webp: [] });
    if (isAdded) await batch.record(tx);
    return isAdded;
  });
  if (!isNext) await batch.discard();
};

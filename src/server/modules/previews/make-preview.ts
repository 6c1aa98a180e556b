import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import type { JobContext, Jobs } from '#server/ports/queue.ts';
import { drawOwnPages } from './draw-own-pages.ts';
import { PaidWorkWaits, unlessPaidWorkWaits, untilIdle } from './give-way.ts';
import { classOf } from './preview-jobs.ts';
import { givingWay } from './preview-limits.ts';
import { endRendering, findPreview, findRendering } from './preview-repo.ts';

type Touched = Pick<
  Services,
  'config' | 'db' | 'log' | 'clock' | 'random' | 'storage' | 'queue' | 'templateEngine' | 'converter'
>;

/** Makes the public pages of one document for whoever asked, unless they have asked for something newer since. */
export const makePreview = async (
  services: Touched,
  { previewId, templateId, others = [] }: Jobs['make-preview'],
  { signal }: Pick<JobContext, 'signal'>,
) => {
  const { db, clock, log } = services;
  const preview = await findPreview(db, previewId, clock.now());
  const document = preview?.documents.find((one) => one.templateId === templateId);
  if (!preview || !document) return;
  let waiting = others;
  /** The page in view has the machine to itself; what is not seen yet is begun once it is there. */
  const queueOthers = async () => {
    const all = waiting.map((other) => ({ previewId, templateId: other }));
    waiting = [];
    await enqueue(services, all);
  };
  try {
    if ((await findRendering(db, document.key, clock.now()))?.status !== 'complete') {
      await untilIdle(services, signal);
      await unlessPaidWorkWaits(services, signal, (either) =>
        drawOwnPages(services, { preview, document, onFirstPage: queueOthers, signal: either }),
      );
    }
    await queueOthers();
  } catch (error) {
    if (error instanceof PaidWorkWaits)
      return enqueue(services, [{ previewId, templateId, others: waiting }], givingWay.comeBackMs);
    if (signal.aborted) throw error;
    // Nobody is owed a preview: it is not tried again, and the samples stay.
    log.warn({ err: error, versionId: document.versionId }, 'the own pages of a visitor could not be made');
    await endRendering(db, document.key, 'failed', clock.now());
    await queueOthers();
  }
};

const enqueue = async ({ db, queue, clock }: Touched, all: Jobs['make-preview'][], inMs = 0) => {
  const [first] = all;
  if (!first) return;
  const options = { ...classOf(first.previewId), ...(inMs > 0 && { runAfter: later(clock.now(), inMs) }) };
  await db.transaction((tx) => queue.enqueueAll(tx, 'make-preview', all, options));
};

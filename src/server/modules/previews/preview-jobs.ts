import type { EnqueueOptions } from '#server/ports/queue.ts';

/** Below all that is paid for; those who ask take turns, a document each. */
export const classOf = (previewId: string): EnqueueOptions => ({ class: 'preview', fairKey: previewId });

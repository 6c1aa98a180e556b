import { statusPolling } from '#web/features/templates/status-polling.ts';
import type { ChosenFile } from './choose-files.ts';
import type { Following, PendingDocument, Upload, UploadEvent } from './upload-state.ts';

export const following = (state: Following, event: UploadEvent<ChosenFile>): Following => {
  if (!isPolling(state)) return state;
  switch (event.type) {
    case 'status checked':
      return { ...state, documents: state.documents.map((document) => settled(document, event)) };
    case 'status check failed':
      return { ...state, errorCount: state.errorCount + 1 };
    default:
      return state;
  }
};

type Answer = Extract<UploadEvent, { type: 'status checked' }>;

const settled = (document: PendingDocument, { completeIds, failures }: Answer): PendingDocument => {
  if (document.status !== 'pending') return document;
  if (completeIds.includes(document.id)) return { ...document, status: 'complete' };
  const failure = failures.find(({ id }) => id === document.id);
  return failure ? { ...document, status: 'failed', reasons: failure.reasons } : document;
};

export const hasGivenUp = (state: Upload<ChosenFile>) =>
  state.step === 'following' && state.errorCount > statusPolling.maxErrors;

/**
 * A failed document never turns up among the completed ones. It counts as done, or the screen would ask for
 * ever and never let anybody reset it.
 */
export const isAllDone = (state: Upload<ChosenFile>) =>
  state.step === 'following' &&
  (hasGivenUp(state) || state.documents.every(({ status }) => status !== 'pending'));

export const isPolling = (state: Upload<ChosenFile>): state is Following =>
  state.step === 'following' && !isAllDone(state);

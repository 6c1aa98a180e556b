import { templateUpload } from '#shared/limits/template-upload.ts';
import { type ChosenFile, chooseFiles } from './choose-files.ts';
import { uploadCopy as copy } from '#web/features/templates/copy.ts';
import { statusPolling } from '#web/features/templates/status-polling.ts';

export type PendingDocument = {
  id: number;
  /** The file's name up to its first dot. */
  name: string;
  status: 'pending' | 'complete' | 'failed';
  /** Why it failed, in the server's sentences. */
  reasons: readonly string[];
};

/** The upload screen: files are chosen, submitted, and then followed until each is done. */
export type Upload<F extends ChosenFile = File> =
  | { step: 'choosing'; files: readonly F[]; problems: readonly string[] }
  | { step: 'submitting'; files: readonly F[]; sentPercent: number }
  | { step: 'following'; documents: readonly PendingDocument[]; errorCount: number };

export type UploadEvent<F extends ChosenFile = File> =
  | { type: 'files chosen'; files: readonly F[] }
  | { type: 'file removed'; name: string }
  | { type: 'submit started' }
  | { type: 'bytes sent'; percent: number }
  | { type: 'submit failed'; message: string }
  | { type: 'submit succeeded'; ids: readonly number[] }
  | { type: 'status checked'; completeIds: readonly number[]; failures: readonly Failure[] }
  | { type: 'status check failed' }
  | { type: 'reset' };

type Failure = { id: number; reasons: readonly string[] };

type Choosing<F extends ChosenFile> = Extract<Upload<F>, { step: 'choosing' }>;
type Submitting<F extends ChosenFile> = Extract<Upload<F>, { step: 'submitting' }>;
type Following = Extract<Upload, { step: 'following' }>;

export const startUpload = <F extends ChosenFile = File>(): Upload<F> => ({
  step: 'choosing',
  files: [],
  problems: [],
});

export const uploadReducer = <F extends ChosenFile>(state: Upload<F>, event: UploadEvent<F>): Upload<F> => {
  if (event.type === 'reset') return startUpload();
  if (state.step === 'choosing') return choosing(state, event);
  return state.step === 'submitting' ? submitting(state, event) : following(state, event);
};

const choosing = <F extends ChosenFile>(state: Choosing<F>, event: UploadEvent<F>): Upload<F> => {
  switch (event.type) {
    // The same rule for drop and browse; what is chosen replaces what was chosen before.
    case 'files chosen':
      return { step: 'choosing', ...chooseFiles(event.files) };
    case 'file removed':
      return { ...state, files: state.files.filter(({ name }) => name !== event.name) };
    case 'submit started':
      return canSubmit(state) ? { step: 'submitting', files: state.files, sentPercent: 0 } : state;
    default:
      return state;
  }
};

const submitting = <F extends ChosenFile>(state: Submitting<F>, event: UploadEvent<F>): Upload<F> => {
  switch (event.type) {
    case 'bytes sent':
      return { ...state, sentPercent: event.percent };
    case 'submit failed':
      return { step: 'choosing', files: state.files, problems: [event.message || copy.notUploaded] };
    case 'submit succeeded':
      return { step: 'following', documents: pendingDocuments(state.files, event.ids), errorCount: 0 };
    default:
      return state;
  }
};

/** The answer's ids stand in the order of the files. */
const pendingDocuments = (files: readonly ChosenFile[], ids: readonly number[]): PendingDocument[] =>
  files.flatMap(({ name }, index) => {
    const id = ids[index];
    return id === undefined ? [] : [{ id, name: nameUpToDot(name), status: 'pending', reasons: [] }];
  });

const nameUpToDot = (fileName: string) => fileName.split('.', 1)[0] ?? fileName;

const following = (state: Following, event: UploadEvent<ChosenFile>): Following => {
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

const hasGivenUp = ({ errorCount }: Following) => errorCount > statusPolling.maxErrors;

/**
 * A failed document never turns up among the completed ones. It counts as done, or the screen would ask for
 * ever and never let anybody reset it.
 */
export const isAllDone = (state: Upload<ChosenFile>) =>
  state.step === 'following' &&
  (hasGivenUp(state) || state.documents.every(({ status }) => status !== 'pending'));

export const isPolling = (state: Upload<ChosenFile>): state is Following =>
  state.step === 'following' && !isAllDone(state);

/** A failed check and a failed document alike: what was submitted is not what there is now. */
export const hasErrors = (state: Upload<ChosenFile>) =>
  state.step === 'following' &&
  (state.errorCount > 0 || state.documents.some(({ status }) => status === 'failed'));

export const problemsOf = (state: Upload<ChosenFile>): readonly string[] => {
  if (state.step === 'submitting') return [];
  if (state.step === 'following') return statusProblems(state);
  return state.files.length > templateUpload.maxFiles ? [...state.problems, copy.tooMany] : state.problems;
};

const statusProblems = (state: Following) => {
  if (hasGivenUp(state)) return [copy.gaveUp];
  return state.errorCount > 0 && isPolling(state) ? [copy.retrying] : [];
};

export const canSubmit = (state: Upload<ChosenFile>) =>
  state.step === 'choosing' && state.files.length > 0 && state.files.length <= templateUpload.maxFiles;

export const showsReset = hasErrors;

export const canReset = (state: Upload<ChosenFile>) => hasErrors(state) && isAllDone(state);

/** The address of the product form with these documents chosen; undefined while the link is not active. */
export const newProductHref = (state: Upload<ChosenFile>) =>
  state.step === 'following' && isAllDone(state) && !hasErrors(state)
    ? `/admin/products/new?documentIds=${state.documents.map(({ id }) => id).join(',')}`
    : undefined;

export const isUnderWay = (state: Upload<ChosenFile>) => state.step === 'submitting' || isPolling(state);

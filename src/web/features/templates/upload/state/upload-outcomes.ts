import { templateUpload } from '#shared/limits/template-upload.ts';
import { uploadCopy as copy } from '#web/features/templates/upload/upload-copy.ts';
import type { ChosenFile } from './choose-files.ts';
import { hasGivenUp, isAllDone, isPolling } from './following.ts';
import type { Upload } from './upload-state.ts';

type Following = Extract<Upload, { step: 'following' }>;

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

/** Why no product can be started although all is done, where nothing else on the screen says it. */
export const whyNoProduct = (state: Upload<ChosenFile>) => {
  if (state.step !== 'following' || !canReset(state) || hasGivenUp(state)) return undefined;
  return state.documents.some(({ status }) => status === 'failed') ? copy.notAllPrepared : copy.checkMissed;
};

export const showsReset = hasErrors;

export const canReset = (state: Upload<ChosenFile>) => hasErrors(state) && isAllDone(state);

/** The address of the product form with these documents chosen; undefined while the link is not active. */
export const newProductHref = (state: Upload<ChosenFile>) =>
  state.step === 'following' && isAllDone(state) && !hasErrors(state)
    ? `/admin/products/new?documentIds=${state.documents.map(({ id }) => id).join(',')}`
    : undefined;

export const isUnderWay = (state: Upload<ChosenFile>) => state.step === 'submitting' || isPolling(state);

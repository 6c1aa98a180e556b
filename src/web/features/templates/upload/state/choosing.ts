import { templateUpload } from '#shared/limits/template-upload.ts';
import { type ChosenFile, chooseFiles } from './choose-files.ts';
import type { Replaced } from './twins.ts';
import { type Choosing, keptIn, startUpload, type Upload, type UploadEvent } from './upload-state.ts';

export const choosing = <F extends ChosenFile>(state: Choosing<F>, event: UploadEvent<F>): Upload<F> => {
  switch (event.type) {
    // The same rule for drop and browse; what is chosen replaces what was chosen before.
    case 'files chosen':
      return { step: 'choosing', ...chooseFiles(event.files, event.by) };
    case 'file removed': {
      const files = state.files.filter(({ name }) => name !== event.name);
      if (files.length === 0) return startUpload();
      const keepable = state.keepable?.filter(({ name }) => name !== event.name);
      return { ...state, files, ...(keepable && { keepable }) };
    }
    case 'twins found':
      return { ...state, twins: event.twins };
    case 'twin decided':
      return {
        ...state,
        twins: (state.twins ?? []).map((twin) =>
          twin.fileName === event.fileName ? { ...twin, choice: event.choice } : twin,
        ),
      };
    case 'change written':
      return { ...state, change: event.change };
    case 'twins dismissed':
      return { step: 'choosing', files: state.files, problems: state.problems, ...keptIn(state) };
    case 'objects kept':
      return { ...state, ...keptIn({ kept: withKeepable(state) }) };
    case 'submit started':
      return canSubmit(state)
        ? {
            step: 'submitting',
            files: state.files,
            sentPercent: 0,
            replaces: replacedBy(state),
            ...keptIn(state),
          }
        : state;
    default:
      return state;
  }
};

/** The files whose objects are kept once what is offered is taken. */
export const withKeepable = ({
  kept = [],
  keepable = [],
}: Pick<Choosing<ChosenFile>, 'kept' | 'keepable'>) => [
  ...new Set([...kept, ...keepable.map(({ name }) => name)]),
];

export const canSubmit = (state: Upload<ChosenFile>) =>
  state.step === 'choosing' &&
  state.files.length > 0 &&
  state.files.length <= templateUpload.maxFiles &&
  (state.twins ?? []).every(({ choice }) => choice !== undefined) &&
  (!asksForChange(state) || (state.change?.note ?? '').trim() !== '');

/** Whether a document is replaced that somebody owns, who is to be told what is new. */
export const asksForChange = ({ twins = [] }: Pick<Choosing<ChosenFile>, 'twins'>) =>
  twins.some(({ choice, document }) => choice === 'replace' && document.isOwned);

/** Which of the files are new versions of documents there are. */
export const replacedBy = ({ files, twins = [] }: Choosing<ChosenFile>): Replaced[] =>
  files.flatMap(({ name }, place) => {
    const twin = twins.find(({ fileName, choice }) => fileName === name && choice === 'replace');
    return twin ? [{ place, documentId: twin.document.id }] : [];
  });

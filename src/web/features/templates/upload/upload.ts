import type { KeepableFile } from '#shared/contract/document.ts';
import type { QuestionProposal } from '#shared/contract/question.ts';
import { templateUpload } from '#shared/limits/template-upload.ts';
import { type ChosenBy, type ChosenFile, chooseFiles } from './choose-files.ts';
import type { TemplateChange } from '#shared/contract/updates.ts';
import type { Replaced, Twin, TwinChoice } from './twins.ts';
import type { NamedKeepable } from '#web/features/templates/objects/keepable-in.ts';
import { uploadCopy as copy } from '#web/features/templates/copy.ts';
import { statusPolling } from '#web/features/templates/status-polling.ts';

export type PendingDocument = {
  id: number;
  /** The file's name up to its first dot. */
  name: string;
  status: 'pending' | 'complete' | 'failed';
  /** Why it failed, in the server's sentences. */
  reasons: readonly string[];
  /** There was an older version of it. */
  isReplaced?: boolean;
};

/** The upload screen: files are chosen, submitted, and then followed until each is done. */
export type Upload<F extends ChosenFile = File> =
  | {
      step: 'choosing';
      files: readonly F[];
      problems: readonly string[];
      /** Asked before they are submitted. */
      twins?: readonly Twin[];
      /** What is new in those that replace a document somebody owns. */
      change?: TemplateChange;
      /** Names in the files that nobody knows, as questions that would make them known. */
      askable?: readonly QuestionProposal[];
      /** The names of those files that were refused. */
      refused?: readonly string[];
      /** Files whose embedded objects could be kept as pictures. */
      keepable?: readonly NamedKeepable[];
      /** The names of files whose embedded objects are to be kept so. */
      kept?: readonly string[];
    }
  | {
      step: 'submitting';
      files: readonly F[];
      sentPercent: number;
      replaces: readonly Replaced[];
      kept?: readonly string[];
    }
  | { step: 'following'; documents: readonly PendingDocument[]; errorCount: number };

export type UploadEvent<F extends ChosenFile = File> =
  | { type: 'files chosen'; files: readonly F[]; by?: ChosenBy }
  | { type: 'file removed'; name: string }
  | { type: 'twins found'; twins: readonly Twin[] }
  | { type: 'twin decided'; fileName: string; choice: TwinChoice }
  | { type: 'change written'; change: TemplateChange }
  | { type: 'twins dismissed' }
  | { type: 'objects kept' }
  | { type: 'submit started' }
  | { type: 'bytes sent'; percent: number }
  | {
      type: 'submit failed';
      message: string;
      askable?: readonly QuestionProposal[];
      refused?: readonly string[];
      keepable?: readonly KeepableFile[];
    }
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

const submitting = <F extends ChosenFile>(state: Submitting<F>, event: UploadEvent<F>): Upload<F> => {
  switch (event.type) {
    case 'bytes sent':
      return { ...state, sentPercent: event.percent };
    case 'submit failed':
      return {
        step: 'choosing',
        files: state.files,
        problems: [event.message || copy.notUploaded],
        ...(event.askable && { askable: event.askable }),
        ...(event.refused && { refused: event.refused }),
        ...(event.keepable && { keepable: named(state.files, event.keepable) }),
        ...keptIn(state),
      };
    case 'submit succeeded':
      return { step: 'following', documents: pendingDocuments(state, event.ids), errorCount: 0 };
    default:
      return state;
  }
};

const keptIn = ({ kept = [] }: { kept?: readonly string[] }) => (kept.length > 0 ? { kept } : {});

/** The files whose objects are kept once what is offered is taken. */
export const withKeepable = ({
  kept = [],
  keepable = [],
}: Pick<Choosing<ChosenFile>, 'kept' | 'keepable'>) => [
  ...new Set([...kept, ...keepable.map(({ name }) => name)]),
];

const named = (files: readonly ChosenFile[], keepable: readonly KeepableFile[]): NamedKeepable[] =>
  keepable.flatMap(({ place, objects }) => {
    const name = files[place]?.name;
    return name === undefined ? [] : [{ name, objects }];
  });

/** The answer's ids stand in the order of the files. */
const pendingDocuments = (
  { files, replaces }: Submitting<ChosenFile>,
  ids: readonly number[],
): PendingDocument[] =>
  files.flatMap(({ name }, place) => {
    const id = ids[place];
    if (id === undefined) return [];
    const isReplaced = replaces.some((replaced) => replaced.place === place);
    return [
      {
        id,
        name: nameUpToDot(name),
        status: 'pending' as const,
        reasons: [],
        ...(isReplaced && { isReplaced }),
      },
    ];
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

import type { KeepableFile } from '#shared/contract/document.ts';
import type { QuestionProposal } from '#shared/contract/question.ts';
import type { TemplateChange } from '#shared/contract/updates.ts';
import type { NamedKeepable } from '#web/features/templates/objects/keepable-in.ts';
import type { ChosenBy, ChosenFile } from './choose-files.ts';
import type { Replaced, Twin, TwinChoice } from './twins.ts';

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

export type Choosing<F extends ChosenFile> = Extract<Upload<F>, { step: 'choosing' }>;
export type Submitting<F extends ChosenFile> = Extract<Upload<F>, { step: 'submitting' }>;
export type Following = Extract<Upload, { step: 'following' }>;

export const startUpload = <F extends ChosenFile = File>(): Upload<F> => ({
  step: 'choosing',
  files: [],
  problems: [],
});

/** What was once kept stays kept, whatever becomes of the files. */
export const keptIn = ({ kept = [] }: { kept?: readonly string[] }) => (kept.length > 0 ? { kept } : {});

import type { AttachSheetInput, DocumentReaders } from '#shared/contract/reading/evidence.ts';
import { signedSheetLimits } from '#shared/limits/signed-sheet.ts';
import { copy } from '#web/features/binder-evidence/copy.ts';

const words = copy.attach;

export type SheetDraft = {
  file: File | undefined;
  revision: number;
  readerIds: readonly number[];
  /** As they are typed, a name a line. */
  others: string;
};

/** Prefilled with those who have to read it and have not. */
export const beginSheet = ({ readers, revisions }: DocumentReaders): SheetDraft => ({
  file: undefined,
  revision: revisions[0] ?? 1,
  readerIds: readers.filter(({ state }) => state !== null && state !== 'read').map(({ id }) => id),
  others: '',
});

export const toggleReader = (draft: SheetDraft, id: number): SheetDraft => ({
  ...draft,
  readerIds: draft.readerIds.includes(id)
    ? draft.readerIds.filter((known) => known !== id)
    : [...draft.readerIds, id],
});

const namesIn = (others: string) => [
  ...new Set(
    others
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

export type SheetProblems = Partial<Record<'file' | 'signers' | 'others', string>>;

const WELCOME = /\.(?:pdf|png|jpe?g)$/i;

const fileProblem = (file: File | undefined) => {
  if (!file) return words.noFile;
  if (!WELCOME.test(file.name)) return words.wrongType;
  return file.size > signedSheetLimits.maxBytes ? words.tooLarge : undefined;
};

/** What the server would refuse, told before anything is sent. */
export const problemsOf = ({ file, readerIds, others }: SheetDraft): SheetProblems => {
  const names = namesIn(others);
  const ofFile = fileProblem(file);
  return {
    ...(ofFile && { file: ofFile }),
    ...(readerIds.length + names.length === 0 && { signers: words.nobody }),
    ...(names.length > signedSheetLimits.maxOtherNames && {
      others: words.tooManyOthers(signedSheetLimits.maxOtherNames),
    }),
  };
};

export const sheetFormOf = (documentId: number, { file, revision, readerIds, others }: SheetDraft) => {
  const sheet: AttachSheetInput = {
    documentId,
    revision,
    readerIds: [...readerIds],
    otherNames: namesIn(others),
  };
  const form = new FormData();
  form.append('sheet', JSON.stringify(sheet));
  if (file) form.append('File', file);
  return form;
};

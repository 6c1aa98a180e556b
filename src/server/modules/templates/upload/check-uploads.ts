import type { Services } from '#server/kernel/services.ts';
import { ConversionError } from '#server/ports/converter.ts';
import { listAskable } from '#server/modules/questions/list-for-documents.ts';
import type { CheckedTemplate, OfficeKind } from '#server/ports/template-engine.ts';
import type { Question } from '#shared/contract/question.ts';
import { UNKNOWN_TYPES } from '#shared/limits/template-upload.ts';
import { reasonsIn } from './reasons-in.ts';
import { nameOfFile, readableFileName } from './file-name.ts';
import { EXCEL_TYPE, WORD_TYPE } from '#server/modules/templates/template.ts';

/** A file as it was sent: its name and type are claims. */
export type UploadedOffice = {
  fileName: string;
  contentType: string;
  /** Read when it is needed, so that never more than one file of a form is in memory. */
  read: () => Promise<Uint8Array>;
  /** Pictures are to stand for the objects embedded in it. */
  keepsObjects?: boolean;
};

export type CheckedUpload = CheckedTemplate & {
  fileName: string;
  reasons: string[];
  /** The questions it uses, as it was checked with them. */
  questions: Question[];
};

const kinds = {
  docx: { ending: /\.docx$/i, type: WORD_TYPE, claim: 'This is not a .docx file.' },
  xlsx: { ending: /\.xlsx$/i, type: EXCEL_TYPE, claim: 'This is not an .xlsx file.' },
} as const;

/** What speaks against each file: first its name and type, then its bytes. */
export const checkUploads = async (
  { db, templateEngine }: Pick<Services, 'db' | 'templateEngine'>,
  files: readonly UploadedOffice[],
  kind: OfficeKind,
): Promise<CheckedUpload[]> => {
  const questions = await listAskable(db);
  const seen = new Set<string>();
  const checked: CheckedUpload[] = [];
  for (const file of files) {
    const fileName = readableFileName(file.fileName);
    const claim = refuseClaim(file, fileName, kind) ?? refuseTwin(fileName, seen);
    seen.add(fileName);
    const found = claim
      ? { ...UNREAD, reasons: [claim] }
      : await checkBytes(async () =>
          templateEngine.check(await file.read(), kind, questions, {
            keepsObjects: file.keepsObjects ?? false,
          }),
        );
    const used = questions.filter(({ key }) => found.questionKeys.includes(key));
    checked.push({ fileName, ...found, questions: used });
  }
  return checked;
};

/** All questions that the files use, each once. */
export const usedBy = (checked: readonly CheckedUpload[]) => [
  ...new Set(checked.flatMap(({ questions }) => questions)),
];

const UNREAD: CheckedTemplate = { findings: [], questionKeys: [], unknownNames: [] };

export const refuseClaim = ({ contentType }: UploadedOffice, fileName: string, kind: OfficeKind) => {
  const { ending, type, claim } = kinds[kind];
  const said = contentType.toLowerCase();
  if (!ending.test(fileName) || (said !== type && !UNKNOWN_TYPES.has(said))) return claim;
  return nameOfFile(fileName) === '' ? 'The file has no name.' : undefined;
};

const refuseTwin = (fileName: string, seen: ReadonlySet<string>) =>
  seen.has(fileName) ? 'Another file of this upload has the same name. Rename one of them.' : undefined;

const checkBytes = async (check: () => Promise<CheckedTemplate>) => {
  try {
    const checked = await check();
    return { ...checked, reasons: reasonsIn(checked.findings) };
  } catch (error) {
    if (error instanceof ConversionError && error.fault === 'document')
      return { ...UNREAD, reasons: [error.message] };
    throw error;
  }
};

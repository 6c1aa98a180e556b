import { DomainError } from '#server/kernel/domain-error.ts';
import { proposeQuestions } from '#server/modules/questions/propose-questions.ts';
import type { KeepableFile } from '#shared/contract/document.ts';
import type { CheckedUpload } from './check-uploads.ts';

/** All or nothing: one bad file refuses the whole upload, which then names each bad file with its reasons. */
export const requireHonest = (checked: readonly CheckedUpload[]) => {
  const refused = checked.filter(({ reasons }) => reasons.length > 0);
  if (refused.length === 0) return;
  const lines = refused.map(({ fileName, reasons }) => `${fileName}: ${reasons.join(' ')}`);
  throw new DomainError('upload.refused', {
    message: ['Nothing was uploaded.', ...lines].join('\n'),
    fields: Object.fromEntries(refused.map(({ fileName, reasons }) => [fileName, reasons.join(' ')])),
    extra: {
      askable: proposeQuestions(refused.flatMap(({ unknownNames }) => unknownNames)),
      keepable: keepableIn(checked),
    },
  });
};

/** The files whose objects could be kept as pictures, by their places in the upload. */
const keepableIn = (checked: readonly CheckedUpload[]): KeepableFile[] =>
  checked.flatMap(({ keepableObjects: objects = 0 }, place) => (objects > 0 ? [{ place, objects }] : []));

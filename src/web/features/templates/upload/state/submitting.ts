import type { KeepableFile } from '#shared/contract/document.ts';
import { uploadCopy as copy } from '#web/features/templates/upload/upload-copy.ts';
import type { NamedKeepable } from '#web/features/templates/objects/keepable-in.ts';
import type { ChosenFile } from './choose-files.ts';
import {
  keptIn,
  type PendingDocument,
  type Submitting,
  type Upload,
  type UploadEvent,
} from './upload-state.ts';

export const submitting = <F extends ChosenFile>(state: Submitting<F>, event: UploadEvent<F>): Upload<F> => {
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

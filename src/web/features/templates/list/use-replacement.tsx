import { useState } from 'react';
import type { AdminDocument } from '#shared/contract/document.ts';
import type { TemplateChange } from '#shared/contract/updates.ts';
import { showToast } from '#web/ui/toasts/toast-queue.ts';
import { useFilePicker } from '#web/ui/forms/use-file-picker.tsx';
import { chooseFiles } from '#web/features/templates/upload/state/choose-files.ts';
import { type SentFile, useSendFile } from '#web/features/templates/upload/use-send-file.ts';
import { keepableIn } from '#web/features/templates/objects/keepable-in.ts';
import { cardCopy as copy } from '#web/features/templates/copy.ts';

/** A refused file whose embedded objects could be kept as pictures. */
type Keepable = { sent: SentFile; fileName: string; objects: number; message: string };

/** A new version of a document, under the same rule as every upload. If somebody owns an earlier one, what is new is asked first. */
export const useReplacement = ({ id, name, isOwned }: Pick<AdminDocument, 'id' | 'name' | 'isOwned'>) => {
  const [asked, setAsked] = useState<File>();
  const [keepable, setKeepable] = useState<Keepable>();
  const { send, percent } = useSendFile(
    { kind: 'replacement', documentId: id },
    () => showToast({ tone: 'info', text: copy.replaced(name) }),
    (message, sent, error) => {
      const [{ objects } = { objects: 0 }] = keepableIn(error);
      if (objects > 0) setKeepable({ sent, objects, message, fileName: sent.file.name });
      else showToast({ tone: 'error', text: message });
    },
  );
  const picker = useFilePicker({
    label: `${copy.replace}: ${name}`,
    accept: '.docx',
    onFile: (file) => {
      const { files, problems } = chooseFiles([file], 'browse');
      for (const text of problems) showToast({ tone: 'error', text });
      if (files.length === 0) return;
      if (isOwned) setAsked(file);
      else send({ file });
    },
  });
  const sendAsked = (fields: TemplateChange) => {
    if (asked) send({ file: asked, fields });
    setAsked(undefined);
  };
  const keepObjects = () => {
    if (keepable) send({ ...keepable.sent, fields: { ...keepable.sent.fields, keepAsPicture: '0' } });
    setKeepable(undefined);
  };
  return {
    ...picker,
    percent,
    asked,
    sendAsked,
    dismiss: () => setAsked(undefined),
    keepable,
    keepObjects,
    dismissObjects: () => setKeepable(undefined),
  };
};

import { useState } from 'react';
import type { AdminDocument } from '#shared/contract/document.ts';
import type { TemplateChange } from '#shared/contract/updates.ts';
import { showToast } from '#web/ui/toasts/toast-queue.ts';
import { useFilePicker } from '#web/ui/forms/use-file-picker.tsx';
import { chooseFiles } from '#web/features/templates/upload/choose-files.ts';
import { useSendFile } from '#web/features/templates/upload/use-send-file.ts';
import { cardCopy as copy } from '#web/features/templates/copy.ts';

/** A new version of a document, under the same rule as every upload. If somebody owns an earlier one, what is new is asked first. */
export const useReplacement = ({ id, name, isOwned }: Pick<AdminDocument, 'id' | 'name' | 'isOwned'>) => {
  const [asked, setAsked] = useState<File>();
  const { send, percent } = useSendFile({ kind: 'replacement', documentId: id }, () =>
    showToast({ tone: 'info', text: copy.replaced(name) }),
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
  return { ...picker, percent, asked, sendAsked, dismiss: () => setAsked(undefined) };
};

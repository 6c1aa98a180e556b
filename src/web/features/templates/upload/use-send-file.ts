import { useState } from 'react';
import { filePaths } from '#web/features/templates/document-actions.ts';
import { useDocumentAction } from '#web/features/templates/list/use-document-action.ts';

type Destination = { kind: keyof typeof filePaths; documentId: number };

export type SentFile = { file: File; fields?: Readonly<Record<string, string>> };

/** Sends one file that belongs to a document; `percent` is there while it is on its way. */
export const useSendFile = (
  { kind, documentId }: Destination,
  onSent: (file: File) => void,
  onRefused?: (message: string, sent: SentFile, error?: unknown) => void,
) => {
  const [percent, setPercent] = useState(0);
  const { mutate, isPending } = useDocumentAction(
    (shop, { file, fields = {} }: SentFile) => {
      const form = new FormData();
      form.append('id', String(documentId));
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('File', file);
      setPercent(0);
      return shop.upload(filePaths[kind], form, setPercent);
    },
    (_, { file }) => onSent(file),
    onRefused,
  );
  return { send: mutate, percent: isPending ? percent : undefined };
};

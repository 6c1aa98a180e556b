import type { NewFile } from '#server/modules/files/stage-file.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import {
  type DocumentFormat,
  documentFormats,
  previewPathOf,
} from '#server/modules/generation/document-formats.ts';
import type { MadeDocument } from './make-document.ts';

type Destination = { stem: string; name: string; ownerId: string | null; orderId: number | null };

/** What is stored of a document that was made: its first page, and the document in each of its formats. */
export const documentFilesOf = (
  made: MadeDocument,
  { stem, name, ownerId, orderId }: Destination,
): NewFile[] => {
  const owned = { bucket: PREVIEW_BUCKET, ownerId, orderId, isPublic: false } as const;
  const preview = {
    ...owned,
    body: made.preview,
    contentType: 'image/jpeg',
    path: previewPathOf(stem),
    downloadName: `${name}.jpg`,
  };
  const formats = (Object.keys(documentFormats) as DocumentFormat[]).flatMap((format): NewFile[] => {
    const body = made[format];
    if (!body) return [];
    const { contentType } = documentFormats[format];
    return [{ ...owned, body, contentType, path: `${stem}.${format}`, downloadName: `${name}.${format}` }];
  });
  return [preview, ...formats];
};

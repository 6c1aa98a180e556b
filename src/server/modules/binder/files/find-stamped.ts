import type { Queryable } from '#server/db/connect.ts';
import { stemOf } from '#server/modules/generation/document-formats.ts';
import type { StoredFile } from '#server/modules/files/stored-file.ts';
import type { Stamp, StampedFormat } from '#server/ports/template-engine.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { revisionFormats } from '#shared/contract/binder-files.ts';
import { listRevisionsByStem } from './revision-repo.ts';
import { revisionNameOf, stampOf } from './revision-stamp.ts';

/** How a file is to be handed out that is of a revision no longer in force. */
export type StampedFile = { format: StampedFormat; stamp: Stamp; name: string };

/** Of these files, those that must not leave the shop as they are, by their paths: whichever way leads to them. */
export const findStamped = async (db: Queryable, files: readonly Pick<StoredFile, 'bucket' | 'path'>[]) => {
  const documents = files.flatMap(({ bucket, path }) => {
    const format = revisionFormats.find((one) => path.endsWith(`.${one}`));
    return bucket === PREVIEW_BUCKET && format ? [{ path, format, stem: stemOf(path).stem }] : [];
  });
  const stamped = new Map<string, StampedFile>();
  if (documents.length === 0) return stamped;
  const revisions = await listRevisionsByStem(db, [...new Set(documents.map(({ stem }) => stem))]);
  const byStem = new Map(revisions.map((found) => [found.revision.stem, found]));
  for (const { path, format, stem } of documents) {
    const found = byStem.get(stem);
    const stamp = found && stampOf(found);
    if (stamp) stamped.set(path, { format, stamp, name: `${revisionNameOf(found)}.${format}` });
  }
  return stamped;
};

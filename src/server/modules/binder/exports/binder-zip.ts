import type { Queryable } from '#server/db/connect.ts';
import { stateOf } from '#server/modules/binder/listing/binder-revision.ts';
import type { StoredFile } from '#server/modules/files/stored-file.ts';
import { findFilesAt } from '#server/modules/files/stored-file-repo.ts';
import { zipNames } from '#server/modules/generation/zip-names.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { revisionFormats } from '#shared/contract/binder-files.ts';
import { listRevisionsToPack } from './master-list-repo.ts';

export type PackedFile = { name: string; path: string };

const DRAFTS = 'Drafts';

/** Where every file of the binder, or of some documents of it, stands in its ZIP: what is in force in a folder per format, what is not yet in folders of their own. */
export const listPackedFiles = async (
  db: Queryable,
  customerId: string,
  ids?: readonly number[],
): Promise<PackedFile[]> => {
  const wanted = (await listRevisionsToPack(db, customerId, ids)).flatMap(({ document, revision }) => {
    const state = stateOf(revision, document);
    if (state !== 'in-force' && state !== 'draft') return [];
    const name = [document.number, `${document.title}, revision ${revision.number}`]
      .filter(Boolean)
      .join(' ');
    return revisionFormats
      .filter((format) => revision.hashes?.[format])
      .map((format) => ({ name, format, isDraft: state === 'draft', path: `${revision.stem}.${format}` }));
  });
  const named = (files: typeof wanted, folder: string) =>
    zipNames(files).map((name, index) => ({ name: `${folder}${name}`, path: files[index]?.path ?? '' }));
  return [
    ...named(
      wanted.filter(({ isDraft }) => !isDraft),
      '',
    ),
    ...named(
      wanted.filter(({ isDraft }) => isDraft),
      `${DRAFTS}/`,
    ),
  ];
};

const FILES_AT_ONCE = 200;

/** The files themselves, looked up some at a time: a binder may have tens of thousands. One that is gone by now is left out. */
export async function* filesToPack(db: Queryable, packed: readonly PackedFile[]) {
  for (let start = 0; start < packed.length; start += FILES_AT_ONCE) {
    const some = packed.slice(start, start + FILES_AT_ONCE);
    const found = await findFilesAt(
      db,
      PREVIEW_BUCKET,
      some.map(({ path }) => path),
    );
    const byPath = new Map(found.map((file) => [file.path, file]));
    for (const { name, path } of some) {
      const file: StoredFile | undefined = byPath.get(path);
      if (file) yield { name, file };
    }
  }
}

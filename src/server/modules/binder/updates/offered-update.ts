import type { Transaction } from '#server/db/connect.ts';
import { namedRefusal } from '#server/modules/binder/approval/named-refusal.ts';
import type { OwnDocument } from '#server/modules/binder/own-documents-repo.ts';
import type { ChangeKind } from '#shared/contract/binder.ts';
import { listNewerVersions, listUpdatable, type NewerVersion } from './update-repo.ts';

/** What a document would become, and what its owner is told of it. */
export type OfferedUpdate = {
  document: OwnDocument;
  fromVersion: number;
  newest: NewerVersion;
  /** The versions with a note, the oldest first. */
  noted: NewerVersion[];
};

/** Of locked documents; one that has no update refuses them all. */
export const requireUpdates = async (
  tx: Transaction,
  documents: readonly OwnDocument[],
  now: Date,
): Promise<OfferedUpdate[]> => {
  const ids = documents.map(({ id }) => id);
  const versions = await listUpdatable(tx, ids, now);
  const newer = await listNewerVersions(tx, ids);
  return documents.map((document) => {
    const fromVersion = versions.get(document.id);
    const after = newer.get(document.id) ?? [];
    const newest = after.at(-1);
    if (fromVersion === undefined || !newest) throw namedRefusal('binder.no-update', document);
    return { document, fromVersion, newest, noted: after.filter(({ note }) => note !== '') };
  });
};

/** Readers have to read it again if they would have to for any of the changes. */
export const kindOf = (noted: readonly Pick<NewerVersion, 'kind'>[]): ChangeKind =>
  noted.some(({ kind }) => kind === 'substantial') ? 'substantial' : 'editorial';

/** What the records say of a decision. */
export const recordedUpdate = ({ document, fromVersion, newest, noted }: OfferedUpdate) => ({
  title: document.title,
  fromVersion,
  toVersion: newest.number,
  notes: noted.map(({ number, note, kind }) => ({ version: number, note, kind })),
});

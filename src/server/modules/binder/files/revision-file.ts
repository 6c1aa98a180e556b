import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { bringUpToDate } from '#server/modules/binder/approval/note-in-force.ts';
import type { Disposition } from '#server/modules/files/signed-token.ts';
import type { StoredFile } from '#server/modules/files/stored-file.ts';
import { findFile } from '#server/modules/files/stored-file-repo.ts';
import type { Stamp } from '#server/ports/template-engine.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import type { RevisionFile, RevisionFileInput, RevisionFormat } from '#shared/contract/binder-files.ts';
import { readBinderLink, signBinderLink } from './binder-link.ts';
import { findRevision, type FoundRevision } from './revision-repo.ts';
import { revisionNameOf, stampOf } from './revision-stamp.ts';

type Touched = Pick<Services, 'db' | 'keys' | 'clock'>;
type Wanted = { id: number; revision: number; format: RevisionFormat };

const pathOf = ({ id, revision, format }: Wanted) => `revisions/${id}/${revision}.${format}`;

const fileNameOf = (found: FoundRevision, format: RevisionFormat) => `${revisionNameOf(found)}.${format}`;

/** A file of any revision of one's own document, for as long as its order is open. */
export const signRevisionFile = async (
  services: Touched,
  customerId: string,
  { disposition, ...wanted }: RevisionFileInput,
): Promise<RevisionFile> => {
  const { db } = services;
  await bringUpToDate(services, customerId);
  const found = await findRevision(db, { ...wanted, customerId });
  if (!found) throw new DomainError('binder.not-found');
  if (!found.revision.hashes?.[wanted.format]) throw new DomainError('binder.no-such-file');
  return {
    url: signBinderLink(services, pathOf(wanted), disposition),
    name: fileNameOf(found, wanted.format),
    isStamped: stampOf(found) !== undefined,
  };
};

type OpenedRevision = {
  file: StoredFile;
  disposition: Disposition;
  secondsLeft: number;
  /** How the revision stands now counts, not how it stood when the link was signed. */
  stamp: Stamp | undefined;
};

export const openRevisionFile = async (
  services: Touched,
  { token, ...wanted }: Wanted & { token: string },
): Promise<OpenedRevision> => {
  const { db, clock } = services;
  const now = clock.now();
  const { disposition, expiresAt } = readBinderLink(services, pathOf(wanted), token);
  const known = await findRevision(db, wanted);
  if (!known) throw new DomainError('binder.not-found');
  const { customerId } = known.document;
  await bringUpToDate(services, customerId);
  const found = (await findRevision(db, wanted)) ?? known;
  const path = `${found.revision.stem}.${wanted.format}`;
  const file = await findFile(db, { bucket: PREVIEW_BUCKET, path });
  if (!file) throw new DomainError('binder.no-such-file');
  return {
    file: { ...file, downloadName: fileNameOf(found, wanted.format) },
    disposition,
    secondsLeft: Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
    stamp: stampOf(found),
  };
};

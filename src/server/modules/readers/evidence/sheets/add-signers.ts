import type { Transaction } from '#server/db/connect.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { newReadingLink } from '#server/modules/readers/links/reading-link.ts';
import {
  insertReaders,
  listListed,
  nextNumber,
  setLinks,
} from '#server/modules/readers/people/reader-repo.ts';
import { readerLimits } from '#shared/limits/readers.ts';
import { assignTo } from './sheet-repo.ts';

type Signers = { customerId: string; documentId: number; names: readonly string[]; now: Date };

const folded = (name: string) => name.normalize('NFKC').toLowerCase();

/**
 * Those who signed by a name that was not picked from the list: whoever is on it under that name, or else somebody new, who has to
 * know the document from now on. A signature is never without somebody it belongs to. The list is locked by whoever calls.
 */
export const addSigners = async (
  tx: Transaction,
  services: Pick<Services, 'keys'>,
  { customerId, documentId, names, now }: Signers,
) => {
  if (names.length === 0) return [];
  const listed = await listListed(tx, customerId);
  const byName = new Map(listed.map((reader) => [folded(reader.name), reader]));
  const wanted = new Map(names.map((name) => [folded(name), name]));
  const known = [...wanted.keys()].flatMap((name) => byName.get(name) ?? []);
  const unknown = [...wanted].filter(([name]) => !byName.has(name));
  if (unknown.length === 0) return known;
  if (listed.length + unknown.length > readerLimits.maxReaders) throw new DomainError('reader.too-many');
  const first = await nextNumber(tx, customerId);
  const added = await insertReaders(
    tx,
    unknown.map(([, name], index) => ({ customerId, number: first + index, name, addedAt: now })),
  );
  const ids = added.map(({ id }) => id);
  await setLinks(
    tx,
    ids.map((id) => ({ id, ...newReadingLink(services, id, now) })),
  );
  await assignTo(tx, documentId, ids, now);
  return [...known, ...added];
};

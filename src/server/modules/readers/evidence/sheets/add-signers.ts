import type { Transaction } from '#server/db/connect.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import { readerLimits } from '#shared/limits/readers.ts';
import { assignTo, insertReaders, listListedReaders, lockReaderNumbers } from './sheet-repo.ts';

type Signers = { customerId: string; documentId: number; names: readonly string[]; now: Date };

const folded = (name: string) => name.normalize('NFKC').toLowerCase();

/**
 * Those who signed by a name that was not picked from the list: whoever is on it under that name, or else somebody new, who has to
 * know the document from now on. A signature is never without somebody it belongs to.
 */
export const addSigners = async (tx: Transaction, { customerId, documentId, names, now }: Signers) => {
  if (names.length === 0) return [];
  const { last, listed } = await lockReaderNumbers(tx, customerId);
  const byName = new Map(
    (await listListedReaders(tx, customerId)).map((reader) => [folded(reader.name), reader]),
  );
  const wanted = new Map(names.map((name) => [folded(name), name]));
  const known = [...wanted.keys()].flatMap((name) => byName.get(name) ?? []);
  const unknown = [...wanted].filter(([name]) => !byName.has(name));
  if (unknown.length === 0) return known;
  if (listed + unknown.length > readerLimits.maxReaders) throw new DomainError('reader.too-many');
  const added = await insertReaders(
    tx,
    unknown.map(([, name], index) => ({ customerId, number: last + 1 + index, name, addedAt: now })),
  );
  await assignTo(
    tx,
    documentId,
    added.map(({ id }) => id),
    now,
  );
  return [...known, ...added];
};

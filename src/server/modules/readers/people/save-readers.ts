import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { newReadingLink } from '#server/modules/readers/links/reading-link.ts';
import { queueReadingMails } from '#server/modules/readers/mails/queue-reading-mails.ts';
import { findUnsubscribed } from '#server/modules/readers/unsubscribing/unsubscribe-repo.ts';
import { emailHashOf } from '#server/modules/readers/unsubscribing/unsubscribe-token.ts';
import type { SavedReaders, SaveReadersInput } from '#shared/contract/reading/readers.ts';
import { readerLimits } from '#shared/limits/readers.ts';
import { type Judged, judgeLines } from './judge-lines.ts';
import { insertReaders, listListed, lockReaders, nextNumber, setLinks, updateReader } from './reader-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'keys' | 'queue'>;
type Person = Extract<Judged, { kind: 'added' }>['person'];
type Saved = Person & { unsubscribedAt: Date | null };

/** Adds people and changes them, each line by itself. */
export const saveReaders = (services: Touched, customerId: string, { readers: lines }: SaveReadersInput) =>
  services.db.transaction(async (tx): Promise<SavedReaders> => {
    await lockReaders(tx, customerId);
    const listed = await listListed(tx, customerId);
    const judged = judgeLines(lines, listed, readerLimits.maxReaders - listed.length);
    const withWish = await wishesOf(tx, services, customerId, judged);
    const changed = judged.filter((line) => line.kind === 'changed');
    // Before anybody is added: an address may pass from one person to another.
    for (const { reader, person } of changed) await updateReader(tx, reader.id, withWish(person));
    const added = judged.flatMap((line) => (line.kind === 'added' ? [withWish(line.person)] : []));
    const addedIds = await addReaders(tx, services, customerId, added);
    // Whoever has an address only now hears now of what there is to read.
    const reached = changed.filter(({ reader, person }) => person.email !== reader.email);
    await queueReadingMails(tx, services, { customerId, readerIds: reached.map(({ reader }) => reader.id) });
    return { lines: judged.map((line) => answerOf(line, addedIds)) };
  });

const answerOf = (line: Judged, addedIds: number[]): SavedReaders['lines'][number] => {
  if (line.kind === 'refused') return line.answer;
  if (line.kind === 'changed') return { id: line.reader.id, isNew: false };
  const id = addedIds.shift();
  if (id === undefined) throw new Error('Somebody who was added is not there.');
  return { id, isNew: true };
};

/** Who asked this business for no more mail gets none under another line either. */
const wishesOf = async (
  tx: Transaction,
  { keys }: Touched,
  customerId: string,
  judged: readonly Judged[],
) => {
  const hashOf = (email: string) => emailHashOf(keys.reading, email);
  const emails = judged.flatMap((line) => (line.kind === 'refused' ? [] : (line.person.email ?? [])));
  const unsubscribed = await findUnsubscribed(tx, customerId, emails.map(hashOf));
  return (person: Person): Saved => ({
    ...person,
    unsubscribedAt: (person.email !== null && unsubscribed.get(hashOf(person.email))) || null,
  });
};

/** In their order. */
const addReaders = async (
  tx: Transaction,
  { clock, keys }: Touched,
  customerId: string,
  people: readonly Saved[],
) => {
  const addedAt = clock.now();
  const first = await nextNumber(tx, customerId);
  const rows = people.map((person, index) => ({ ...person, customerId, number: first + index, addedAt }));
  const ids = (await insertReaders(tx, rows)).map(({ id }) => id);
  await setLinks(
    tx,
    ids.map((id) => ({ id, ...newReadingLink({ keys }, id, addedAt) })),
  );
  return ids;
};

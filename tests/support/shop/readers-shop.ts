import { and, desc, eq } from 'drizzle-orm';
import { binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { readers } from '#server/db/schema/binder/readers.ts';
import type { Services } from '#server/kernel/services.ts';
import { listMails } from '#server/modules/mailbox/outbox-repo.ts';
import { recordAcknowledgement } from '#server/modules/readers/records/record-acknowledgement.ts';
import type { ReaderList, ReadingMatrix, SavedReaders } from '#shared/contract/reading/readers.ts';
import { createBinderShop } from './binder-shop.ts';

import { dataOf } from './calls.ts';
import { BUSINESS, type Buyer } from './checkout-shop.ts';

type Line = { id?: number; name: string; email?: string | null; role?: string };

const readersOf = async (owner: Buyer) => dataOf<ReaderList>(await owner.get('getReaders'));

const matrixOf = async (owner: Buyer, filter: object = {}) =>
  dataOf<ReadingMatrix>(await owner.get('getReadingMatrix', filter));

const save = async (owner: Buyer, lines: Line[]) =>
  (await dataOf<SavedReaders>(await owner.post('saveReaders', { readers: lines }))).lines;

/** The ids of people who are listed by it. */
const list = async (owner: Buyer, lines: Line[]) =>
  (await save(owner, lines)).map((line) => {
    if (!('id' in line)) throw new Error(line.problem);
    return line.id;
  });

const assign = async (owner: Buyer, input: object) =>
  dataOf<{ people: number; documents: number }>(await owner.post('assignReaders', input));

/** A shop whose buyers have others read what they have in force. */
export const createReadersShop = async (replaced: Partial<Services> = {}) => {
  const shop = await createBinderShop(replaced);
  const { services } = shop;
  const bundles = new Map<string, ReturnType<typeof shop.sellDocuments>>();
  let owners = 0;
  let revisions = 0;

  /** Put on sale once, however many buy it. */
  const bundleOf = (titles: string[]) => {
    const key = titles.join('\n');
    const bundle =
      bundles.get(key) ??
      shop.sellDocuments(
        `Bundle ${bundles.size + 1}`,
        titles.map((name) => ({ name })),
      );
    bundles.set(key, bundle);
    return bundle;
  };

  /** Somebody who has bought a bundle, with its documents by title, in force. */
  const owner = async (titles: string[]) => {
    owners += 1;
    const bundle = await bundleOf(titles);
    const buyer = await shop.buyer(`owner${owners}@example.com`);
    const orderId = await shop.buy(buyer, bundle.stripePriceId);
    await shop.work();
    await dataOf(await buyer.post('setTimeZone', { timeZone: 'UTC' }));
    const { documents } = await shop.binderOf(buyer, { limit: 200 });
    const idOf = (title: string) => documents.find((document) => document.title === title)?.id ?? 0;
    const approve = async (ids = documents.map(({ id }) => id)) => {
      await dataOf(await shop.approve(buyer, ids));
      await shop.work();
    };
    return { buyer, orderId, idOf, ids: documents.map(({ id }) => id), approve };
  };

  type Owner = Awaited<ReturnType<typeof owner>>;
  type Change = { isSubstantial: boolean; reason?: string };

  /** The next revision of a document, in force. */
  const revise = async ({ buyer, orderId, idOf, approve }: Owner, title: string, change: Change) => {
    revisions += 1;
    await dataOf(
      await buyer.post('setCustomerBusinessDetails', { ...BUSINESS, name: `Harbor & Pine ${revisions}` }),
    );
    await dataOf(await buyer.post('regenerateOrder', { orderId }));
    await shop.work();
    const [newest] = await services.db
      .select()
      .from(binderRevisions)
      .where(eq(binderRevisions.documentId, idOf(title)))
      .orderBy(desc(binderRevisions.number))
      .limit(1);
    await services.db
      .update(binderRevisions)
      .set(change)
      .where(eq(binderRevisions.id, newest?.id ?? 0));
    await approve([idOf(title)]);
  };

  /** As if they had read the revision in force at their link. */
  const acknowledge = async (readerId: number, documentId: number) =>
    services.db.transaction(async (tx) => {
      const [document] = await tx.select().from(binderDocuments).where(eq(binderDocuments.id, documentId));
      const [reader] = await tx.select().from(readers).where(eq(readers.id, readerId));
      if (!document || !reader) throw new Error('There is no such reader or document.');
      const [revision] = await tx
        .select()
        .from(binderRevisions)
        .where(
          and(eq(binderRevisions.documentId, documentId), eq(binderRevisions.number, document.revision)),
        );
      if (!revision) throw new Error('There is no revision in force.');
      await recordAcknowledgement(tx, services, {
        reader,
        document,
        revision,
        how: 'link',
        typedName: reader.name,
        network: '203.0.113.0/24',
        readingSeconds: 60,
      });
    });

  /** To an address, the first one first. */
  const mailsTo = async (email: string) =>
    (await listMails(services.db, { recipientPart: email, limit: 400 })).toReversed();

  return { ...shop, owner, readersOf, matrixOf, save, list, assign, revise, acknowledge, mailsTo };
};

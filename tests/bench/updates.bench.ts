import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { catalogue, documentsFolder } from '#demo/catalogue.ts';
import { openServices } from '#server/composition-root.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import type { Services } from '#server/kernel/services.ts';
import { tuneHeapGrowth } from '#server/lifecycle/tune-heap-growth.ts';
import { acceptUpdates } from '#server/modules/binder/updates/accept-updates.ts';
import { inventCatalog } from '#tests/support/catalog/invent-catalog.ts';
import { replaceOwned, seedOwners } from '#tests/support/database/seed-owners.ts';
import { seedSignedIn } from '#tests/support/database/seed-signed-in.ts';
import { startSmtpCatcher } from '#tests/support/mail/smtp-catcher.ts';
import { addVersion, comeToRest, placeOrder, untilMade } from '#tests/support/orders/bench-order.ts';
import { measureLoad } from '#tests/support/processes/measure-load.ts';
import { openBench } from '#tests/support/processes/open-bench.ts';
import { pathOf } from '#tests/support/shop/calls.ts';
import { fillCodeCacheIfMissing } from '../../scripts/preparing/fill-code-cache-if-missing.ts';
import { handIn, isQuick } from './report/hand-in.ts';
import type { Row } from './report/row.ts';

/**
 * A template that a thousand businesses own is replaced: each gets one mail, none two, and visitors of the shop notice nothing. And whoever
 * accepts updates has the new drafts as soon as they had the documents when they bought them.
 */

const OWNERS = isQuick ? 50 : 1000;
const SECONDS = isQuick ? 2 : 15;
const WARM_UP_SECONDS = isQuick ? 1 : 5;
const PER_SECOND = 20;
const DOCUMENTS = isQuick ? 2 : 20;
const TURNS = isQuick ? 1 : 3;
const MOST_MS = 900_000;
const QUIET_MS = isQuick ? 1000 : 10_000;
const LOOK_EVERY_MS = 250;

const seed = async (db: Database, secret: string) => {
  const { customerId } = await seedSignedIn(db, secret, 'admin@example.com');
  await inventCatalog(db, customerId, { productCount: 20, templateCount: 50 });
  await seedOwners(db, OWNERS);
  await replaceOwned(db);
};

const measureDigests = async (): Promise<Row[]> => {
  await using bench = await openBench(seed);
  const smtp = await startSmtpCatcher();
  // Every server looks for what is to be told as soon as it works.
  const startedAt = performance.now();
  await using server = await bench.serve({
    RUN_JOBS: '1',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'shop@shop.example',
  });
  const visit = (seconds: number) =>
    measureLoad({
      perSecond: PER_SECOND,
      seconds,
      requestOf: () => ({ url: server.url + pathOf('public', 'products') }),
    });
  await visit(WARM_UP_SECONDS);
  const during = await visit(SECONDS);
  const toldWhile = smtp.caught.length;
  while (smtp.caught.length < OWNERS && performance.now() - startedAt < MOST_MS) await pause(LOOK_EVERY_MS);
  const toldSeconds = (performance.now() - startedAt) / 1000;
  // A mail that is sent twice comes after its first.
  await pause(QUIET_MS);
  const after = await visit(SECONDS);
  const people = new Set(smtp.caught.flatMap(({ recipients }) => recipients));
  await smtp.close();
  return [
    {
      name: `${OWNERS} owners of a replaced template: without a mail, or with two`,
      figure: OWNERS - people.size + (smtp.caught.length - people.size),
      unit: 'errors',
      promise: 0,
      note: `${smtp.caught.length} mails to ${people.size} people`,
    },
    { name: `${OWNERS} owners of a replaced template: all told`, figure: toldSeconds, unit: 's' },
    {
      name: 'catalogue while they are told, p99 against that after it',
      figure: during.p99Ms / after.p99Ms,
      unit: 'x',
      promise: 1.25,
      note: `${during.p99Ms.toFixed(1)} and ${after.p99Ms.toFixed(1)} ms; ${toldWhile} mails went out by its end`,
    },
  ];
};

const sources = await Promise.all(
  catalogue
    .flatMap(({ folder, documents }) => documents.map(({ file }) => join(documentsFolder, folder, file)))
    .slice(0, DOCUMENTS)
    .map((path) => readFile(path)),
);

/** An order, and then an update of every document of it. */
const takeTurn = async (services: Services) => {
  const { db, queue, clock } = services;
  const { orderId, customerId } = await placeOrder(services, sources);
  const boughtAt = clock.now().getTime();
  await db.transaction((tx) => queue.enqueue(tx, 'start-generation', { orderId }, { class: 'order' }));
  const bought = await untilMade(services, orderId, boughtAt);
  await comeToRest(services);
  const documents = await db.select().from(binderDocuments).where(eq(binderDocuments.orderId, orderId));
  for (const [index, { templateId }] of documents.entries()) {
    const version = { templateId, number: 2, uploadedBy: customerId, changeNote: 'New' };
    await addVersion(services, { ...version, body: sources[index] ?? Buffer.alloc(0) });
  }
  const acceptedAt = clock.now().getTime();
  await acceptUpdates(
    services,
    customerId,
    documents.map(({ id }) => id),
  );
  const accepted = await untilMade(services, orderId, acceptedAt);
  await comeToRest(services);
  return { boughtMs: bought.allMs, acceptedMs: accepted.allMs };
};

const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);

const measureAccepting = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const { services, startWork, close } = await openServices(config);
  await startWork(config.publicUrl);
  await takeTurn(services);
  const turns: Awaited<ReturnType<typeof takeTurn>>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) turns.push(await takeTurn(services));
  await close();
  await rm(dataDir, { recursive: true, force: true });
  const acceptedMs = sum(turns.map((turn) => turn.acceptedMs));
  const boughtMs = sum(turns.map((turn) => turn.boughtMs));
  return [
    {
      name: `${DOCUMENTS} accepted updates: all drafts made`,
      figure: acceptedMs / TURNS / 1000,
      unit: 's',
    },
    {
      name: `${DOCUMENTS} accepted updates against an order of the same documents`,
      figure: acceptedMs / boughtMs,
      unit: 'x',
      promise: 1.1,
    },
  ];
};

// As every start of the shop does.
tuneHeapGrowth();
await fillCodeCacheIfMissing(new AbortController().signal);
handIn([...(await measureDigests()), ...(await measureAccepting())]);

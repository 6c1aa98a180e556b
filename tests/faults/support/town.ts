import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { lineItems } from '#server/db/schema/orders.ts';
import { later, systemClock } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { clearAhead } from '#server/modules/generation/ahead/clear-ahead.ts';
import { sweepObjects } from '#tests/support/storage/sweep-objects.ts';
import { builtWeb } from '#tests/support/web/built-web.ts';
import { checkInvariants } from '#tests/support/database/check-invariants.ts';
import { makeFakeSoffice } from '#tests/support/converter/fake-soffice.ts';
import { findFreePort } from '#tests/support/processes/find-free-port.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';
import { outboxOf, sandboxLedger } from '#tests/support/payments/sandbox-ledger.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { type Kept, keepRunning } from './keep-running.ts';
import { createShopper } from './shopper.ts';

export type TownOptions = {
  servers?: number;
  workers?: number;
  environment?: Record<string, string>;
  replaced?: Partial<Services>;
  /** How the processes get to the database; straight, otherwise. */
  reachDatabase?: (url: string) => Promise<string>;
  /** Before anything is kept in the data folder. */
  prepare?: (dataDir: string) => Promise<void>;
};

const A_DAY_MS = 86_400_000;
const SOON = { timeout: 120_000, interval: 200 };

const untilNone = async (count: () => Promise<number>, patienceMs: number) => {
  const startedAt = performance.now();
  while ((await count().catch(() => 1)) > 0) {
    if (performance.now() - startedAt > patienceMs)
      throw new Error(`${await count()} things were not finished within ${patienceMs} ms.`);
    await wait(100);
  }
  return performance.now() - startedAt;
};

/** A shop of real processes over one database and one storage, and the buyers who come to it. */
export const openTown = async ({
  servers = 1,
  workers = 2,
  environment = {},
  replaced = {},
  reachDatabase = (url) => Promise.resolve(url),
  prepare = async () => {},
}: TownOptions = {}) => {
  await builtWeb();
  const shop = await createGenerationShop({ clock: systemClock, ...replaced });
  const { services } = shop;
  const { db, storage, config } = services;
  await prepare(config.dataDir);
  // Before there are workers, who would hand it to the provider some time later.
  const product = await shop.sellDocuments('Kitchen', [{ name: 'Cleaning' }]);
  const office = await makeFakeSoffice(await createTemporaryFolder(), 'office');
  const ports = await Promise.all(Array.from({ length: servers }, findFreePort));
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const shared = {
    NODE_ENV: 'test',
    DATABASE_URL: await reachDatabase(db.$client.options.connectionString ?? ''),
    DATA_DIR: config.dataDir,
    // The one the tokens of the tests are signed with.
    BINDERY_SECRET: 'a secret for tests only, long enough',
    SOFFICE_PATH: office.path,
    PUBLIC_URL: origins[0] ?? '',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
    RUN_JOBS: '0',
    ...environment,
  };
  const serving = ports.map((port) =>
    keepRunning(['src/server/main.ts'], { ...shared, PORT: String(port) }, /Store +/),
  );
  const working = Array.from({ length: workers }, () =>
    keepRunning(['src/server/worker-main.ts'], shared, /worker is ready/),
  );
  const all: Kept[] = [...serving, ...working];
  const isReady = () => vi.waitFor(() => expect(all.every((one) => one.isReady())).toBe(true), SOON);
  await isReady();

  const shopper = createShopper({ shop, origins, priceId: product.stripePriceId });

  const countUnmade = () => db.$count(lineItems, eq(lineItems.status, 'GENERATING'));
  const countUnfinished = async () => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select (select count(*) from orders where buyer is not null
               and (ready_mail_at is null or receipt_mail_at is null))::int
           + (select count(*) from generated_documents where pages is null)::int as count`);
    return (await countUnmade()) + (rows[0]?.count ?? 0);
  };
  /** Every document that was paid for is there. */
  const made = (patienceMs: number) => untilNone(countUnmade, patienceMs);
  /** Besides, every mail is sent and every page drawn. */
  const finished = (patienceMs: number) => untilNone(countUnfinished, patienceMs);

  const stop = async () => {
    await Promise.all(all.map((one) => one.stop()));
  };
  /** After everything has stopped: what is wrong. */
  const examine = async () => {
    const clock = { now: () => later(new Date(), A_DAY_MS) };
    await clearAhead({ ...services, clock }, new AbortController().signal);
    await sweepObjects({ ...services, clock });
    const logs = all.map((one) => one.output()).join('\n');
    const [provider, mailbox] = [sandboxLedger(db), outboxOf(db)];
    const falls = all.flatMap((one) => one.falls()).map((words) => `a process ended by itself: ${words}`);
    return [...falls, ...(await checkInvariants({ db, storage, provider, mailbox, logs }))];
  };
  return {
    shop,
    services,
    office,
    serving,
    working,
    all,
    isReady,
    shopper,
    made,
    finished,
    stop,
    examine,
    shared,
  };
};

export type Town = Awaited<ReturnType<typeof openTown>>;

import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { generatedDocuments } from '#server/db/schema/generation.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { sweepObjects } from '#tests/support/storage/sweep-objects.ts';
import { checkInvariants } from '#tests/support/database/check-invariants.ts';
import { makeFakeSoffice } from '#tests/support/converter/fake-soffice.ts';
import { countCommands } from '#tests/support/converter/processes.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';
import { outboxOf, sandboxLedger } from '#tests/support/payments/sandbox-ledger.ts';
import { startProgram, WHOLE_PROGRAMS_MS } from '#tests/support/processes/start-program.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const RECOVERED_WITHIN_MS = onThisMachine(30_000);
const A_DAY = 86_400_000;
const SOON = { timeout: WHOLE_PROGRAMS_MS, interval: 50 };

const shop = await createGenerationShop();
shop.clock.advanceToPresent();
const { services } = shop;
const { db, storage, config } = services;
const office = await makeFakeSoffice(await createTemporaryFolder(), 'office');
const xlsx = buildXlsx({ strings: ['{{city}}'], rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>' });
const bundle = await shop.sellDocuments('Kitchen', [
  { name: 'Cleaning' },
  { name: 'Temperatures', xlsx },
  { name: 'Storage' },
]);

/** The real program, with nothing of this test's but the office. */
const startWorker = async () => {
  const worker = startProgram('node', ['src/server/worker-main.ts'], {
    NODE_ENV: 'test',
    DATABASE_URL: db.$client.options.connectionString ?? '',
    DATA_DIR: config.dataDir,
    SOFFICE_PATH: office.path,
    LOG_LEVEL: 'info',
  });
  await worker.prints(/worker is ready/);
  return worker;
};

const statesOf = async (orderId: number) =>
  (await db.select().from(lineItems).where(eq(lineItems.orderId, orderId))).map(({ status }) => status);

test(
  'an order whose worker is killed in the middle of it is finished by another within 30 seconds, once and whole',
  async () => {
    const ann = await shop.buyer('ann@example.com');
    const orderId = await shop.buy(ann, bundle.stripePriceId);
    await office.hold();
    const killed = await startWorker();
    await vi.waitFor(() => expect(office.taken()).not.toEqual([]), SOON);
    const other = await startWorker();
    expect(await statesOf(orderId)).toEqual(['GENERATING', 'GENERATING', 'GENERATING']);

    killed.process.kill('SIGKILL');
    const killedAt = performance.now();
    await killed.ends;
    await office.letGo();
    await vi.waitFor(
      async () => expect(await statesOf(orderId)).toEqual(['GENERATED', 'GENERATED', 'GENERATED']),
      SOON,
    );
    expect(performance.now() - killedAt).toBeLessThan(RECOVERED_WITHIN_MS);
    await vi.waitFor(async () => {
      const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
      expect(order).toMatchObject({ readyMailAt: expect.any(Date), receiptMailAt: expect.any(Date) });
      const made = await db.select().from(generatedDocuments);
      expect(made.map(({ pages }) => pages?.length)).toEqual([1, 1, 1]);
    }, SOON);

    other.process.kill('SIGTERM');
    expect((await other.ends).code).toBe(0);
    shop.clock.advance(A_DAY);
    await sweepObjects(services);
    const logs = killed.output() + other.output();
    const [provider, mailbox] = [sandboxLedger(db), outboxOf(db)];
    expect(await checkInvariants({ db, storage, provider, mailbox, logs })).toEqual([]);
  },
  3 * WHOLE_PROGRAMS_MS,
);

test(
  'a converter does not outlive the worker that started it',
  async () => {
    const ben = await shop.buyer('ben@example.com');
    await shop.buy(ben, bundle.stripePriceId);
    await office.hold();
    const worker = await startWorker();
    await vi.waitFor(() => expect(countCommands(office.path)).toBeGreaterThan(0), SOON);
    worker.process.kill('SIGKILL');
    await worker.ends;
    await vi.waitFor(() => expect(countCommands(office.path)).toBe(0), SOON);
  },
  3 * WHOLE_PROGRAMS_MS,
);

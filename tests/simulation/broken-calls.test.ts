import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/accounts.ts';
import { orders } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import { sendCode } from '#server/modules/auth/send-code.ts';
import { verifyCode } from '#server/modules/auth/verify-code.ts';
import { createCheckout } from '#server/modules/checkout/create-checkout.ts';
import { receiveEvent } from '#server/modules/checkout/receive-event.ts';
import { findCode } from '#server/modules/mailbox/find-code.ts';
import { WORD_TYPE } from '#server/modules/templates/template.ts';
import { uploadTemplates } from '#server/modules/templates/upload/upload-templates.ts';
import { oneTimeCode } from '#shared/limits/one-time-code.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { type Fault, failNth } from './support/faults.ts';
import { signedBodyOf } from './support/simulated-provider.ts';
import { addBuyer, createSimulatedShop } from './support/simulated-shop.ts';
import { type Simulation, startSimulation } from './support/simulation.ts';

const shop = await createSimulatedShop();
const { db } = shop;
const ANN = { id: '00000000-0000-4000-8000-000000000001', email: 'ann@example.com' };

/** How the n-th call breaks. */
type Way = (n: number) => Fault;

/** One call after the other in the two ways that leave something behind; `FAULTS=all` breaks every call in each way there is. */
const WAYS: [string, Way][] =
  process.env['FAULTS'] === 'all'
    ? (['fails after', 'crash after', 'fails before', 'crash before'] as const).map((fault) => [
        fault,
        () => fault,
      ])
    : [['crash after and fails after, in turns', (n) => (n % 2 === 0 ? 'fails after' : 'crash after')]];

const PATIENCE_MS = 300_000;
const MOST_CALLS = 80;

/** Part of a way through the shop: `prepare` goes well, and a call of `go` does not. */
type Flow = {
  prepare?: (simulation: Simulation) => Promise<void>;
  /** What a person does, and does again if it did not work; then the jobs. */
  go: (simulation: Simulation) => Promise<boolean>;
  /** What has to be true besides the invariants. */
  expectDone: (simulation: Simulation) => Promise<void>;
};

/** Breaks the first call, then the second, until there is none left to break; tells how many there were. */
const breakEach = async ({ prepare, go, expectDone }: Flow, faultOf: Way) => {
  for (let n = 1; n <= MOST_CALLS; n += 1) {
    const kept = new Map<string, Uint8Array>();
    await addBuyer(db, kept, { ...ANN, hasLogo: true });
    const simulation = await startSimulation({ shop, seed: n, kept });
    await prepare?.(simulation);
    const { plan, hasFired } = failNth(n, faultOf(n));
    simulation.setFaults(plan);
    let isDone = await go(simulation);
    for (let jobs = 0; jobs < MOST_CALLS && (await simulation.work()); jobs += 1);
    simulation.setFaults(() => 'none');
    simulation.crash();
    if (!isDone) isDone = await go(simulation);
    expect(isDone).toBe(true);
    await simulation.settle();
    await expectDone(simulation);
    expect({ n, problems: await simulation.examine() }).toEqual({ n, problems: [] });
    if (!hasFired()) return n - 1;
  }
  throw new Error('There was no end of calls.');
};

/** Whether it worked, as whoever asked for it sees it. */
const tried = async (
  simulation: Simulation,
  name: string,
  act: Parameters<Simulation['act']>[1],
): Promise<boolean> => {
  const outcome = { isDone: false };
  await simulation.act(name, async (services) => {
    await act(services);
    outcome.isDone = true;
  });
  return outcome.isDone;
};

const checkOut = (simulation: Simulation) =>
  tried(simulation, 'checkout', async (services) => {
    await createCheckout(services, ANN.id, [{ stripePriceId: 'price_small', quantity: 1 }]);
  });

const payAll = async ({ outside }: Simulation) => {
  const placed = await db.select().from(orders);
  for (const { sessionId } of placed) if (sessionId) outside.provider.pay(sessionId);
};

const tellAll = async (simulation: Simulation) => {
  let isTold = true;
  for (const event of simulation.outside.provider.events)
    isTold =
      (await tried(simulation, event.type, (services) =>
        receiveEvent(services, signedBodyOf(event), 'signed'),
      )) && isTold;
  return isTold;
};

const expectOneOrder = async () => {
  const placed = await db.select().from(orders);
  expect(placed.map(({ status, paidInCents }) => [status, paidInCents])).toEqual([['succeeded', 4900]]);
};

const flows: Record<string, Flow & { calls: number }> = {
  'an upload': {
    calls: 15,
    go: (simulation) =>
      tried(simulation, 'upload', async (services) => {
        await uploadTemplates(services, {
          uploadedBy: shop.uploadedBy,
          files: ['A', 'B'].map((name) => ({
            fileName: `${name}.docx`,
            contentType: WORD_TYPE,
            read: async () => buildDocx({ body: p('For {{city}}') }),
          })),
        });
      }),
    expectDone: async () => {
      const versions = await db.select().from(templateVersions).where(eq(templateVersions.pageCount, 1));
      expect(versions.length % 2).toBe(0);
      expect(versions.length).toBeGreaterThan(0);
      expect(versions.every(({ status }) => status === 'complete')).toBe(true);
    },
  },
  'a checkout, and making its documents ahead': {
    calls: 12,
    go: checkOut,
    expectDone: async (simulation) => {
      await payAll(simulation);
      await tellAll(simulation);
      await simulation.settle();
      await expectOneOrder();
    },
  },
  'settling a payment': {
    calls: 8,
    prepare: async (simulation) => {
      await checkOut(simulation);
      await payAll(simulation);
    },
    go: tellAll,
    expectDone: expectOneOrder,
  },
  'settling a payment of what was made ahead': {
    calls: 4,
    prepare: async (simulation) => {
      await checkOut(simulation);
      await simulation.settle();
      await payAll(simulation);
    },
    go: tellAll,
    expectDone: expectOneOrder,
  },
  'a sign-in': {
    calls: 1,
    go: async (simulation) => {
      const { mailbox, clock } = simulation.outside;
      clock.advance(oneTimeCode.resendAfterMs);
      const email = 'new@example.com';
      const isSent = await tried(simulation, 'code', (services) =>
        sendCode(services, { email, client: 'c' }),
      );
      const mail = mailbox.mails.findLast(({ to }) => to === email);
      if (!isSent || !mail) return false;
      return tried(simulation, 'verify', async (services) => {
        await verifyCode(services, { email, code: findCode(mail) ?? '', client: 'c' });
      });
    },
    expectDone: async () => {
      expect(await db.$count(customers, eq(customers.email, 'new@example.com'))).toBe(1);
    },
  },
};

describe.each(Object.entries(flows))('%s', (_name, flow) => {
  test.each(WAYS)(
    'comes to the same end, whichever of its calls breaks: %s',
    async (_way, faultOf) => {
      expect(await breakEach(flow, faultOf)).toBeGreaterThanOrEqual(flow.calls);
    },
    PATIENCE_MS,
  );
});

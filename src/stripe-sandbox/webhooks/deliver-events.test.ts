import { expect, test } from 'vitest';
import type { PaymentEvent } from '#server/ports/payments.ts';
import { createSessionOpener } from '#tests/support/payments/open-sessions.ts';
import { createTestSandbox } from '#tests/support/payments/test-sandbox.ts';
import { changePlan } from './delivery-plan.ts';
import { resendEvent } from './resend-event.ts';

const { sandbox, payments, clock, scheduledRuns } = await createTestSandbox();
const { open } = await createSessionOpener(payments);

/** A webhook that answers with these, one after the other, and then takes everything. */
const createEndpoint = (...answers: (number | 'nothing')[]) => {
  const told: { type: string; id: string; at: number }[] = [];
  const deliver = async (request: Request) => {
    const event = payments.readEvent(
      new Uint8Array(await request.arrayBuffer()),
      request.headers.get('stripe-signature') ?? undefined,
    );
    told.push({ type: event?.type ?? 'forged', id: event?.id ?? '', at: clock.now().getTime() });
    const answer = answers.shift() ?? 200;
    if (answer === 'nothing') throw new Error('connection refused');
    return new Response(null, { status: answer });
  };
  return { told, deliver };
};

const listAllEvents = async () => {
  const events: PaymentEvent[] = [];
  for await (const event of payments.listEvents(new Date(0))) events.push(event);
  return events;
};

const expireOne = async () => {
  const { id } = await open();
  await payments.expireSession(id);
  return id;
};

test('an event is told once, signed so that the shop believes it', async () => {
  const sessionId = await expireOne();
  const { told, deliver } = createEndpoint();
  await sandbox.run(deliver);
  await sandbox.run(deliver);
  expect(told.map(({ type }) => type)).toEqual(['checkout.session.expired']);
  const [listed] = await listAllEvents();
  expect(listed).toMatchObject({ id: told[0]?.id, subject: { sessionId, reference: '1001' } });
});

test('a shop that does not take it is told again, after longer and longer waits', async () => {
  await expireOne();
  const { told, deliver } = createEndpoint(500, 'nothing', 404);
  const startedAt = clock.now().getTime();
  for (let second = 0; second < 60; second += 1) {
    await sandbox.run(deliver);
    clock.advance(1000);
  }
  expect(told.map(({ at }) => at - startedAt)).toEqual([0, 2000, 6000, 14_000]);
  expect(new Set(told.map(({ id }) => id)).size).toBe(1);
  expect(scheduledRuns.at(-1)?.getTime()).toBe(startedAt + 14_000);
});

test('of several processes only one tells, and when it dies the next one does', async () => {
  await expireOne();
  const { told, deliver } = createEndpoint();
  await Promise.all([sandbox.run(deliver), sandbox.run(deliver), sandbox.run(deliver)]);
  expect(told).toHaveLength(1);

  await expireOne();
  await new Promise<void>((begun) => {
    void sandbox.run(() => {
      begun();
      return new Promise(() => {});
    });
  });
  await sandbox.run(deliver);
  expect(told).toHaveLength(1);
  clock.advance(30_000);
  await sandbox.run(deliver);
  expect(told).toHaveLength(2);
});

test('events are dropped, delayed and repeated when that is asked for', async () => {
  const { told, deliver } = createEndpoint();
  await sandbox.inLedger((ledger) => changePlan(ledger, { dropNext: 1, delaySeconds: 20 }));
  await expireOne();
  const [dropped] = (await listAllEvents()).slice(-1);
  await expireOne();
  await sandbox.run(deliver);
  expect(told).toEqual([]);
  clock.advance(20_000);
  await sandbox.run(deliver);
  expect(told).toHaveLength(1);
  expect(told[0]?.id).not.toBe(dropped?.id);
  await sandbox.inLedger((ledger) => resendEvent(ledger, dropped?.id ?? ''));
  await sandbox.inLedger((ledger) => resendEvent(ledger, told[0]?.id ?? ''));
  await sandbox.run(deliver);
  expect(told.map(({ id }) => id)).toEqual(expect.arrayContaining([dropped?.id]));
  expect(told).toHaveLength(3);
  expect(await sandbox.inLedger((ledger) => resendEvent(ledger, 'evt_unknown'))).toBe(false);
});

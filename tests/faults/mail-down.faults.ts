import { isNull, or } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { orders } from '#server/db/schema/orders.ts';
import { startFaultySmtp } from '#tests/support/mail/faulty-smtp.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';
import { BACK_WITHIN_MS, untilKnown } from './support/outage.ts';
import { report, seconds } from './support/report.ts';
import { openTown } from './support/town.ts';

const PURCHASES = 5;
const smtp = await startFaultySmtp();
afterAll(() => smtp.close());
const town = await openTown({ workers: 2, environment: { SMTP_URL: smtp.url } });
const { db } = town.services;

test('purchases without a mail server are made all the same, and told of once it is back', async () => {
  smtp.behave({ greeting: 'hang up', MAIL: 'hang up' });
  await town.shopper.buyMany(PURCHASES);
  await town.made(onThisMachine(60_000));
  await untilKnown(town, 'mail');
  const untold = await db.$count(orders, or(isNull(orders.receiptMailAt), isNull(orders.readyMailAt)));
  smtp.behave({});
  const doneMs = await town.finished(onThisMachine(60_000));
  const dead = await town.services.queue.listDead(10);
  await town.stop();
  const limitMs = onThisMachine(BACK_WITHIN_MS);
  await report({
    part: 'mail-down',
    case: `${PURCHASES} purchases while the mail server hangs up`,
    expected: 'documents made meanwhile, all mails within 30 s of its return',
    measured: `${untold} orders waited for mails, all sent ${seconds(doneMs)} after its return, ${smtp.seen.accepted} mails`,
    ok: doneMs <= limitMs && untold === PURCHASES && smtp.seen.accepted === 2 * PURCHASES,
  });
  expect({ untold, accepted: smtp.seen.accepted, dead }).toEqual({
    untold: PURCHASES,
    accepted: 2 * PURCHASES,
    dead: [],
  });
  expect(doneMs).toBeLessThanOrEqual(limitMs);
});

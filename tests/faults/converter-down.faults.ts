import { afterAll, expect, test } from 'vitest';
import { lineItems } from '#server/db/schema/orders.ts';
import { startFakeGotenberg } from '#tests/support/converter/fake-gotenberg.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';
import { BACK_WITHIN_MS, untilKnown } from './support/outage.ts';
import { report, seconds } from './support/report.ts';
import { openTown } from './support/town.ts';

const PURCHASES = 5;
const gotenberg = await startFakeGotenberg();
afterAll(() => gotenberg.close());
const town = await openTown({ workers: 2, environment: { GOTENBERG_URL: gotenberg.url } });

test('purchases without a converter wait for it, and are made once it is back', async () => {
  gotenberg.switchOff();
  await town.shopper.buyMany(PURCHASES, 1);
  await untilKnown(town, 'converter');
  const statuses = (await town.services.db.select().from(lineItems)).map(({ status }) => status);
  gotenberg.switchOn();
  const doneMs = await town.made(onThisMachine(60_000));
  await town.finished(onThisMachine(60_000));
  await town.stop();
  const problems = await town.examine();
  const limitMs = onThisMachine(BACK_WITHIN_MS);
  await report({
    part: 'converter-down',
    case: `${PURCHASES} purchases while Gotenberg hangs up`,
    expected: 'none failed, all made within 30 s of its return',
    measured: `all made ${seconds(doneMs)} after its return, ${problems.length} problems`,
    ok: doneMs <= limitMs && problems.length === 0,
  });
  expect(statuses).toEqual(Array.from({ length: PURCHASES }, () => 'GENERATING'));
  expect(problems).toEqual([]);
  expect(doneMs).toBeLessThanOrEqual(limitMs);
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { getBinder } from '#server/modules/binder/listing/get-binder.ts';
import { binderInput } from '#shared/contract/binder.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';

const shop = await createBinderShop();
const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Cooling' }, { name: 'Cleaning' }]);

const ADA = 'ada@example.com';

/** A database in which something happens right after the first statement that looks like this. */
const interrupted = (pattern: RegExp, happen: () => Promise<unknown>) => {
  const { connectionString } = shop.services.db.$client.options;
  const db = connect({ url: connectionString ?? '', maxConnections: 1 });
  cleanUp(() => db.$client.end());
  let hasHappened = false;
  db.$client.on('connect', (client) => {
    const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = (async (...args: unknown[]) => {
      const answer = await ask(...args);
      const { text = '' } = args[0] as { text?: string };
      if (!hasHappened && pattern.test(text)) {
        hasHappened = true;
        await happen();
      }
      return answer;
    }) as unknown as typeof client.query;
  });
  return { db, hasHappened: () => hasHappened };
};

test('the register is of one moment, also when a document is approved while it is read', async () => {
  const buyer = await shop.buyer(ADA);
  await shop.buy(buyer, bundle.stripePriceId);
  await shop.work();
  const before = await shop.binderOf(buyer);
  const approveFirst = async () =>
    dataOf(
      await shop.approve(
        buyer,
        before.documents.slice(0, 1).map(({ id }) => id),
      ),
    );

  const { db, hasHappened } = interrupted(/group by/, approveFirst);
  const [customer] = await shop.services.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, ADA));
  const meanwhile = await getBinder({ ...shop.services, db }, customer?.id ?? '', binderInput.parse({}));

  expect(hasHappened()).toBe(true);
  expect(meanwhile).toEqual(before);
  expect(await shop.binderOf(buyer)).not.toEqual(before);
});

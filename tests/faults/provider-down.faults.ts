import { eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#server/db/schema/catalog.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { updateProduct } from '#server/modules/catalog/update-product.ts';
import { createCheckout } from '#server/modules/checkout/create-checkout.ts';
import { receiveEvent } from '#server/modules/checkout/receive-event.ts';
import { DAY, HOUR } from '#shared/units.ts';
import { halfAMinute, withoutFor } from '#tests/simulation/support/outage-play.ts';
import { signedBodyOf } from '#tests/simulation/support/simulated-provider.ts';
import { addBuyer, createSimulatedShop } from '#tests/simulation/support/simulated-shop.ts';
import { startSimulation } from '#tests/simulation/support/simulation.ts';
import { report } from './support/report.ts';

const BUYERS = 8;
const shop = await createSimulatedShop();
const { db } = shop;

/** On a clock that is moved: the sandbox of real processes is in the shop's own database and cannot be down alone. */
test('three days without the provider cost no payment and no price', async () => {
  const kept = new Map<string, Uint8Array>();
  const ids = Array.from({ length: BUYERS }, () => crypto.randomUUID());
  for (const [index, id] of ids.entries())
    await addBuyer(db, kept, { id, email: `buyer${index}@example.com`, hasLogo: index % 2 === 0 });
  const simulation = await startSimulation({ shop, seed: 1, kept });
  const { provider } = simulation.outside;
  for (const id of ids)
    await simulation.act('checkout', async (services) => {
      await createCheckout(services, id, [{ stripePriceId: 'price_small', quantity: 1 }]);
    });
  for (const { sessionId } of await db.select().from(orders)) provider.pay(sessionId ?? '');
  // Told of and not yet asked about, when the provider falls silent.
  for (const event of provider.events)
    await simulation.act(event.type, (services) => receiveEvent(services, signedBodyOf(event), 'signed'));
  const [product] = await db.select().from(products).where(eq(products.slug, 'price_large'));
  await simulation.act('edit', (services) =>
    updateProduct(services, shop.uploadedBy, { id: product?.id ?? 0, edit: { priceInCents: 12_900 } }),
  );
  await withoutFor(simulation, /^payments\./, 3 * DAY - HOUR);
  const settledBefore = await db.$count(orders, eq(orders.status, 'succeeded'));
  await halfAMinute(simulation);
  const unsettled = await db.$count(orders, ne(orders.status, 'succeeded'));
  const unmade = await db.$count(lineItems, ne(lineItems.status, 'GENERATED'));
  const [synced] = await db.select().from(products).where(eq(products.slug, 'price_large'));
  const problems = await simulation.examine();
  const isInStep = synced?.syncedRevision === synced?.revision;
  await report({
    part: 'provider-down',
    case: `${BUYERS} payments and a changed price before three days without the provider (simulated clock)`,
    expected: 'all settled, made and in step half a minute after its return',
    measured: `${unsettled} unsettled, ${unmade} unmade, price ${isInStep ? 'in step' : 'out of step'}, ${problems.length} problems`,
    ok: unsettled + unmade + problems.length === 0 && isInStep,
  });
  expect({ settledBefore, unsettled, unmade, isInStep, problems }).toEqual({
    settledBefore: 0,
    unsettled: 0,
    unmade: 0,
    isInStep: true,
    problems: [],
  });
});

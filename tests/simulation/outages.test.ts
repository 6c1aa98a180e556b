import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { retrying } from '#server/adapters/queue/job-limits.ts';
import { products } from '#server/db/schema/catalog.ts';
import { generatedDocuments } from '#server/db/schema/generation.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import { updateProduct } from '#server/modules/catalog/update-product.ts';
import { createCheckout } from '#server/modules/checkout/create-checkout.ts';
import { receiveEvent } from '#server/modules/checkout/receive-event.ts';
import { WORD_TYPE } from '#server/modules/templates/template.ts';
import { uploadTemplates } from '#server/modules/templates/upload/upload-templates.ts';
import { DAY, HOUR, MINUTE } from '#shared/units.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { halfAMinute, withoutFor, workAll } from './support/outage-play.ts';
import { signedBodyOf } from './support/simulated-provider.ts';
import { addBuyer, createSimulatedShop } from './support/simulated-shop.ts';
import { type Simulation, startSimulation } from './support/simulation.ts';

const shop = await createSimulatedShop();
const { db } = shop;
const ANN = { id: '00000000-0000-4000-8000-000000000001', email: 'ann@example.com' };
const LARGE = 'price_large';

const open = async () => {
  const kept = new Map<string, Uint8Array>();
  await addBuyer(db, kept, { ...ANN, hasLogo: true });
  return startSimulation({ shop, seed: 1, kept });
};

const buy = async (simulation: Simulation, stripePriceId: string) => {
  const { provider } = simulation.outside;
  await simulation.act('checkout', async (services) => {
    await createCheckout(services, ANN.id, [{ stripePriceId, quantity: 1 }]);
  });
  const [placed] = await db.select().from(orders);
  provider.pay(placed?.sessionId ?? '');
  for (const event of provider.events)
    await simulation.act(event.type, (services) => receiveEvent(services, signedBodyOf(event), 'signed'));
};

const statuses = async () => (await db.select().from(lineItems)).map(({ status }) => status);

afterEach(async () => {
  const revised = { priceInCents: 9900, stripePriceId: LARGE, revision: 1, syncedRevision: 1 };
  await db
    .update(products)
    .set({ ...revised, formerPriceIds: [] })
    .where(eq(products.name, LARGE));
});

describe('without the provider', () => {
  test('for almost three days, a changed price is bought at half a minute after it is back', async () => {
    const simulation = await open();
    const [product] = await db.select().from(products).where(eq(products.name, LARGE));
    const id = product?.id ?? 0;
    await simulation.act('edit', (services) =>
      updateProduct(services, shop.uploadedBy, { id, edit: { priceInCents: 12_900 } }),
    );
    await withoutFor(simulation, /^payments\./, 3 * DAY - HOUR);
    const [waiting] = await db.select().from(products).where(eq(products.id, id));
    expect(waiting?.stripePriceId).toBe(LARGE);

    await halfAMinute(simulation);
    const [synced] = await db.select().from(products).where(eq(products.id, id));
    expect(synced).toMatchObject({ syncedRevision: synced?.revision, priceInCents: 12_900 });
    await buy(simulation, synced?.stripePriceId ?? '');
    await simulation.settle();
    expect(await db.select().from(orders)).toMatchObject([{ status: 'succeeded', paidInCents: 12_900 }]);
    expect(await simulation.examine()).toEqual([]);
  });

  test('a receipt goes without its invoice, which follows when the provider is back', async () => {
    const simulation = await open();
    await buy(simulation, LARGE);
    await simulation.work();
    await withoutFor(simulation, /^payments\./, DAY);
    expect(simulation.outside.mailbox.mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringMatching(/receipt/i)]),
    );
    await halfAMinute(simulation);
    expect(await simulation.examine()).toEqual([]);
  });
});

describe('without mail', () => {
  test('for almost three days, documents are made, and both mails go out once it is back', async () => {
    const simulation = await open();
    await buy(simulation, LARGE);
    await withoutFor(simulation, /^mailer\./, 3 * DAY - HOUR);
    expect(await statuses()).toEqual(['GENERATED', 'GENERATED']);
    expect(simulation.outside.mailbox.mails).toEqual([]);
    await halfAMinute(simulation);
    expect(simulation.outside.mailbox.mails).toHaveLength(2);
    expect(await simulation.examine()).toEqual([]);
  });

  test('a server that says hello and takes no mail is tried for three days, too', async () => {
    const simulation = await open();
    await buy(simulation, LARGE);
    await withoutFor(simulation, /^mailer\.send/, 3 * DAY - HOUR);
    simulation.outside.clock.advance(retrying.maxPauseMs);
    await workAll(simulation);
    expect(simulation.outside.mailbox.mails).toHaveLength(2);
    expect(await simulation.examine()).toEqual([]);
  });
});

describe('without a converter', () => {
  test('for four days, what was paid for waits, and is made once it is back', async () => {
    const simulation = await open();
    await buy(simulation, LARGE);
    await withoutFor(simulation, /^converter\./, 4 * DAY);
    expect(await statuses()).toEqual(['GENERATING', 'GENERATING']);
    await halfAMinute(simulation);
    expect(await statuses()).toEqual(['GENERATED', 'GENERATED']);
    expect(await simulation.examine()).toEqual([]);
  });

  test('for an hour, an upload waits and is complete once it is back', async () => {
    const simulation = await open();
    const uploaded = { ids: [] as number[] };
    await simulation.act('upload', async (services) => {
      const made = await uploadTemplates(services, {
        uploadedBy: shop.uploadedBy,
        files: [
          {
            fileName: 'A.docx',
            contentType: WORD_TYPE,
            read: async () => buildDocx({ body: p('For {{city}}') }),
          },
        ],
      });
      uploaded.ids = made;
    });
    await withoutFor(simulation, /^converter\./, HOUR);
    const statusOf = async () =>
      (
        await db
          .select()
          .from(templateVersions)
          .where(eq(templateVersions.templateId, uploaded.ids[0] ?? 0))
      ).map(({ status }) => status);
    expect(await statusOf()).toEqual(['processing']);
    await halfAMinute(simulation);
    expect(await statusOf()).toEqual(['complete']);
    await simulation.examine();
  });
});

describe('without storage', () => {
  test('for a day after a document was made, its pages are drawn once it is back', async () => {
    const simulation = await open();
    await buy(simulation, 'price_small');
    while ((await statuses())[0] !== 'GENERATED') await simulation.work();
    await withoutFor(simulation, /^storage\./, DAY);
    expect(await db.select().from(generatedDocuments)).toMatchObject([{ pages: null }]);
    await halfAMinute(simulation);
    expect(await db.select().from(generatedDocuments)).toMatchObject([{ pages: [expect.anything()] }]);
    expect(await simulation.examine()).toEqual([]);
  });
});

describe('what has lost its job', () => {
  test('is queued again: events, documents, pages, mails and products', async () => {
    const simulation = await open();
    const forgetJobs = async () => {
      await db.$client.query('delete from simulated_jobs');
      simulation.outside.clock.advance(16 * MINUTE);
      await simulation.recur('reconcile-shop');
      await simulation.work();
    };
    await buy(simulation, LARGE);
    await forgetJobs();
    await simulation.work();
    await simulation.work();
    expect(await db.select().from(orders)).toMatchObject([{ status: 'succeeded' }]);
    await forgetJobs();
    while ((await statuses()).includes('GENERATING')) await simulation.work();
    await forgetJobs();
    await db.update(products).set({ syncedRevision: null }).where(eq(products.name, LARGE));
    await forgetJobs();
    await simulation.settle();
    expect(simulation.outside.mailbox.mails).toHaveLength(2);
    expect((await db.select().from(generatedDocuments)).map(({ pages }) => pages?.length)).toEqual([1, 1]);
    const [product] = await db.select().from(products).where(eq(products.name, LARGE));
    expect(product?.syncedRevision).toBe(product?.revision);
    expect(await simulation.examine()).toEqual([]);
  });
});

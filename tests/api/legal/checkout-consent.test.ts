import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { legalVersions, orderConsents } from '#server/db/schema/legal.ts';
import { findNewestMail } from '#server/modules/mailbox/outbox-repo.ts';
import { hashText } from '#server/modules/legal/hash-text.ts';
import type { Waiver } from '#shared/contract/legal.ts';
import { DEFAULT_WAIVER } from '#shared/legal/market-words.ts';
import { problems } from '#shared/problems.ts';
import { MINUTE } from '#shared/units.ts';
import { footprintOf } from '#tests/support/database/footprint.ts';
import { putLegalText } from '#tests/support/legal/put-legal-text.ts';
import { cards, payByCard, payDelayed, submitForm } from '#tests/support/payments/pay-on-page.ts';
import { dataOf, pathOf, refusalOf } from '#tests/support/shop/calls.ts';
import { type Buyer, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

const [eu, b2b, plain] = [
  await createCheckoutShop({}, { MARKET: 'eu' }),
  await createCheckoutShop({}, { MARKET: 'b2b' }),
  await createCheckoutShop(),
];
const bundles = new Map([
  [eu, await eu.sell('Kitchen Safety')],
  [b2b, await b2b.sell('Kitchen Safety')],
  [plain, await plain.sell('Kitchen Safety')],
]);
type Shop = typeof eu;

let count = 0;
const newBuyer = (shop: Shop) => shop.buyer(`buyer${(count += 1)}@example.com`);
const itemsOf = (shop: Shop) => [{ stripePriceId: bundles.get(shop)?.stripePriceId, quantity: 1 }];
const checkout = (shop: Shop, buyer: Buyer, consent?: unknown) =>
  buyer.post('createCustomerCheckout', { items: itemsOf(shop), ...(consent !== undefined && { consent }) });
const waiverOf = async (shop: Shop) => dataOf<Waiver | null>(await shop.fetch(pathOf('public', 'getWaiver')));
const consentsOf = (shop: Shop, orderId: number) =>
  shop.services.db.select().from(orderConsents).where(eq(orderConsents.orderId, orderId));
const put = (shop: Shop, name: 'terms' | 'waiver', text: string) =>
  putLegalText(shop.services.config, name, text, shop.clock.now());
const agreed = { waiver: hashText(DEFAULT_WAIVER) };

beforeEach(() => {
  for (const shop of [eu, b2b, plain]) {
    shop.payments.reset();
    shop.clock.advance(MINUTE);
  }
});

describe('a shop for consumers in the EU', () => {
  test('refuses a checkout without the waiver in a clear sentence, and nothing is written', async () => {
    const buyer = await newBuyer(eu);
    const before = await footprintOf(eu.services);
    expect(await refusalOf(await checkout(eu, buyer))).toEqual([
      412,
      'PRECONDITION_FAILED',
      problems['checkout.no-waiver'].message,
    ]);
    const other = { waiver: hashText('other words') };
    expect(await refusalOf(await checkout(eu, buyer, other))).toEqual([
      409,
      'CONFLICT',
      problems['checkout.waiver-changed'].message,
    ]);
    for (const consent of [{}, { waiver: true }, { waiver: 'x' }, { ...agreed, more: 1 }, 'yes'])
      expect((await checkout(eu, buyer, consent)).status).toBe(400);
    expect(await footprintOf(eu.services)).toEqual(before);
  });

  test('keeps what was agreed to with version, time and order, and mails it with the receipt', async () => {
    await put(eu, 'terms', '# Terms\n\nThe first wording.');
    const words = 'I want it <b>now</b>.\nI know what I lose.';
    await put(eu, 'waiver', words);
    const buyer = await newBuyer(eu);
    const waiver = await waiverOf(eu);
    expect(waiver).toEqual({ words, version: hashText(words) });
    const { url } = await dataOf<{ url: string }>(await checkout(eu, buyer, { waiver: waiver?.version }));
    const { id } = await eu.newestOrder();
    const agreedAt = eu.clock.now();
    expect(await consentsOf(eu, id)).toEqual(
      expect.arrayContaining([
        { orderId: id, kind: 'waiver', hash: hashText(words), shownAt: agreedAt, givenAt: agreedAt },
        expect.objectContaining({ kind: 'terms', shownAt: agreedAt, givenAt: null }),
      ]),
    );
    eu.clock.advance(MINUTE);
    await payByCard(eu, url, cards.good, { terms: 'accepted' });
    await eu.settle();
    const given = (await consentsOf(eu, id)).find(({ kind }) => kind === 'terms');
    expect(given).toMatchObject({ hash: hashText('# Terms\n\nThe first wording.'), givenAt: eu.clock.now() });
    const mail = await findNewestMail(eu.services.db, (await eu.orderRow(id)).buyer?.email ?? '');
    expect(mail?.text).toContain(`“${words}”`);
    expect(mail?.text).toContain(`Version ${hashText(words)}`);
    expect(mail?.text).toContain(`/legal/terms?version=${given?.hash}`);
    expect(mail?.text).toMatch(/On November 15, 2026 at \d+:\d\d:00 AM EST/);
    expect(mail?.html).not.toContain('<b>now');
  });

  test('keeps the default words, too, where the operator has written none', async () => {
    await put(eu, 'waiver', '');
    eu.clock.advance(6 * MINUTE);
    expect(await waiverOf(eu)).toEqual({ words: DEFAULT_WAIVER, version: agreed.waiver });
    await dataOf(await checkout(eu, await newBuyer(eu), agreed));
    const kept = await eu.services.db
      .select()
      .from(legalVersions)
      .where(eq(legalVersions.hash, agreed.waiver));
    expect(kept).toMatchObject([{ name: 'waiver', text: DEFAULT_WAIVER }]);
  });

  test('a second click and a second tab lead to the same order; the first time of agreeing stays', async () => {
    const buyer = await newBuyer(eu);
    const first = await dataOf(await checkout(eu, buyer, agreed));
    const { id } = await eu.newestOrder();
    const before = await consentsOf(eu, id);
    eu.clock.advance(MINUTE);
    expect(await dataOf(await checkout(eu, buyer, agreed))).toEqual(first);
    expect(await consentsOf(eu, id)).toEqual(before);
  });

  test('the provider asks for the terms, and its page says what paying means', async () => {
    const { url } = await dataOf<{ url: string }>(await checkout(eu, await newBuyer(eu), agreed));
    expect(eu.payments.asked.find(({ call }) => call === 'createSession')?.input).toMatchObject({
      market: 'eu',
    });
    const page = await (await eu.fetch(url)).text();
    expect(page).toContain('By paying you place an order with an obligation to pay.');
    expect(page).toMatch(/<input[^>]*type="checkbox"[^>]*name="terms"/);
    expect(page).not.toMatch(/<input[^>]*name="terms"[^>]*\schecked/);
    expect(page).toContain('href="http://localhost:3000/legal/terms"');
  });

  test('nobody pays there without agreeing, by card or otherwise; the order stays open', async () => {
    const { url } = await dataOf<{ url: string }>(await checkout(eu, await newBuyer(eu), agreed));
    for (const attempt of [
      payByCard(eu, url),
      payByCard(eu, url, cards.good, { terms: 'no' }),
      payDelayed(eu, url, 'paid'),
      submitForm(eu, `${url}/pay`, {}),
    ]) {
      const answer = await attempt;
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('Please agree to the terms of service to continue.');
    }
    expect((await eu.newestOrder()).status).toBe('pending');
    const paid = await payByCard(eu, url, cards.good, { terms: 'accepted' });
    expect(paid.status).toBe(303);
  });
});

describe('a shop for businesses', () => {
  test('asks for the terms, tells whom it is for, and leaves the waiver out', async () => {
    await put(b2b, 'terms', 'For businesses.');
    expect(await waiverOf(b2b)).toBeNull();
    const { url } = await dataOf<{ url: string }>(await checkout(b2b, await newBuyer(b2b)));
    const page = await (await b2b.fetch(url)).text();
    expect(page).toContain('For businesses only.');
    expect(page).toContain('name="terms"');
    const { id } = await b2b.newestOrder();
    await payByCard(b2b, url, cards.good, { terms: 'accepted' });
    await b2b.settle();
    expect(await consentsOf(b2b, id)).toMatchObject([{ kind: 'terms', hash: hashText('For businesses.') }]);
  });
});

describe('a shop without a market', () => {
  test('asks the provider for exactly what it always did, and keeps nothing', async () => {
    await put(plain, 'terms', 'Terms without a market.');
    expect(await waiverOf(plain)).toBeNull();
    const { url } = await dataOf<{ url: string }>(await checkout(plain, await newBuyer(plain)));
    const { sessionId, id } = await plain.newestOrder();
    const asked = plain.payments.asked.find(({ call }) => call === 'createSession')?.input;
    expect(Object.keys(asked as object).toSorted()).toEqual(
      ['reference', 'customerId', 'items', 'successUrl', 'cancelUrl', 'idempotencyKey'].toSorted(),
    );
    const session = await plain.sandbox.fetch(`https://api.stripe.com/v1/checkout/sessions/${sessionId}`, {
      headers: { authorization: `Bearer sk_test_${plain.services.keys.sandboxAccess.toString('hex')}` },
    });
    const known = Object.keys((await session.json()) as object);
    for (const field of ['consent_collection', 'consent', 'submit_type', 'custom_text'])
      expect(known).not.toContain(field);
    const page = await (await plain.fetch(url)).text();
    expect(page).not.toMatch(/terms|businesses|obligation/i);
    await payByCard(plain, url);
    await plain.settle();
    expect(await consentsOf(plain, id)).toEqual([]);
    const mail = await findNewestMail(plain.services.db, (await plain.orderRow(id)).buyer?.email ?? '');
    expect(mail?.text).not.toMatch(/agreed|terms/i);
  });

  test('takes a consent that nobody asked for, and keeps nothing of it', async () => {
    await dataOf(await checkout(plain, await newBuyer(plain), agreed));
    expect(await consentsOf(plain, (await plain.newestOrder()).id)).toEqual([]);
  });
});

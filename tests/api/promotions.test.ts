import { describe, expect, test } from 'vitest';
import { PaymentsError } from '#server/ports/payments.ts';
import { startPromotionCode } from '#server/modules/promotions/start-promotion-code.ts';
import type { PromotionCode, PromotionPage } from '#shared/contract/promotion.ts';
import { problems, type ProblemKey } from '#shared/problems.ts';
import { DAY, HOUR } from '#shared/units.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { listJobs } from '#tests/support/jobs/drain-jobs.ts';
import { answerBank, cards, enterCode, payByCard, submitForm } from '#tests/support/payments/pay-on-page.ts';

const shop = await createCheckoutShop();
const { services, asAdmin, clock } = shop;
const safety = await shop.sell('Kitchen Safety', 10_000);
const fire = await shop.sell('Fire Drill', 30_000);

let count = 0;
const nextCode = () => `CODE-${(count += 1)}`;
const ask = (input: object) => asAdmin.post('newPromotionCode', input);
const make = async (input: object = {}) =>
  dataOf<PromotionCode>(await ask({ code: nextCode(), off: { percent: 20 }, ...input }));
const list = async (input: object = {}) => dataOf<PromotionPage>(await asAdmin.get('promotionCodes', input));
const stateOf = async (id: string) => (await list()).codes.find((code) => code.id === id);
const archive = (id: string) => asAdmin.post('archivePromotionCode', { id });
const refusal = (status: number, key: ProblemKey) => [status, problems[key].code, problems[key].message];
const inMs = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

const down = () => Promise.reject(new PaymentsError('down', { isTransient: true }));

/** A buyer at the payment page, with these in the cart. */
const atCheckout = async (...priceIds: string[]) => {
  const buyer = await shop.buyer(`${crypto.randomUUID()}@example.com`);
  const { url } = await buyer.checkout(...priceIds);
  const { id: orderId } = await shop.newestOrder();
  const totalOf = async () =>
    (await services.payments.getSession((await shop.orderRow(orderId)).sessionId ?? '')).totalInCents;
  return { url, orderId, totalOf };
};

describe('a promotion code', () => {
  test('of a percentage is entered on the payment page, in any case, and its use is counted once it is paid', async () => {
    const made = await make({ code: ' fall-26 ' });
    expect(made).toEqual({
      id: expect.stringMatching(/^promo_/),
      code: 'FALL-26',
      off: { percent: 20 },
      createdAt: expect.any(String),
      startsAt: null,
      expiresAt: null,
      uses: 0,
      maxUses: null,
      state: 'active',
      products: [],
    });
    const { url, orderId, totalOf } = await atCheckout(safety.stripePriceId);
    expect(await (await shop.fetch(url)).text()).toContain('Promotion code');
    expect((await enterCode(shop, url, 'Fall-26')).status).toBe(303);
    expect(await (await shop.fetch(url)).text()).toContain('Promotion FALL-26');
    expect(await totalOf()).toBe(8000);
    expect(await stateOf(made.id)).toMatchObject({ uses: 0 });
    expect((await payByCard(shop, url)).status).toBe(303);
    await shop.settle();
    expect(await shop.adminOrder(orderId)).toMatchObject({ status: 'succeeded', amount: 8000 });
    expect(await stateOf(made.id)).toMatchObject({ uses: 1, state: 'active' });
  });

  test('of an amount takes no more off than there is', async () => {
    const { code } = await make({ off: { amount: 12_000 } });
    const { url, orderId, totalOf } = await atCheckout(safety.stripePriceId);
    await enterCode(shop, url, code);
    expect(await totalOf()).toBe(0);
    expect((await submitForm(shop, `${url}/pay`, {})).status).toBe(303);
    await shop.settle();
    expect(await shop.adminOrder(orderId)).toMatchObject({ status: 'succeeded', amount: 0 });
  });

  test('is good for the products it names, and for no others', async () => {
    const { code, products } = await make({ off: { percent: 50 }, productIds: [fire.id] });
    expect(products).toEqual([{ id: fire.id, name: 'Fire Drill' }]);
    const other = await atCheckout(safety.stripePriceId);
    const refused = await enterCode(shop, other.url, code);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('This code does not exist or can no longer be used.');
    const both = await atCheckout(safety.stripePriceId, fire.stripePriceId);
    await enterCode(shop, both.url, code);
    expect(await both.totalOf()).toBe(25_000);
  });

  test('can be used so often, and whoever comes too late pays the whole price or nothing', async () => {
    const { id, code } = await make({ maxUses: 1 });
    const [first, second, third] = [
      await atCheckout(safety.stripePriceId),
      await atCheckout(safety.stripePriceId),
      await atCheckout(safety.stripePriceId),
    ];
    for (const { url } of [first, second, third]) await enterCode(shop, url, code);
    await payByCard(shop, third.url, cards.asksFirst);
    expect((await payByCard(shop, first.url)).status).toBe(303);
    const late = await payByCard(shop, second.url);
    expect(late.status).toBe(402);
    expect(await late.text()).toContain('The promotion code can no longer be used and was taken away.');
    expect(await second.totalOf()).toBe(10_000);
    expect((await answerBank(shop, third.url, 'confirm')).status).toBe(402);
    expect(await third.totalOf()).toBe(10_000);
    expect(await stateOf(id)).toMatchObject({ uses: 1, maxUses: 1, state: 'used-up' });
    expect((await enterCode(shop, (await atCheckout(fire.stripePriceId)).url, code)).status).toBe(422);
  });

  test('runs out', async () => {
    const { id, code } = await make({ expiresAt: inMs(HOUR) });
    const { url } = await atCheckout(safety.stripePriceId);
    expect((await enterCode(shop, url, code)).status).toBe(303);
    clock.advance(HOUR);
    expect((await payByCard(shop, url)).status).toBe(402);
    expect((await enterCode(shop, url, code)).status).toBe(422);
    expect(await stateOf(id)).toMatchObject({ state: 'expired' });
  });

  test('starts on its day: until then nobody can use it, and its name is taken', async () => {
    const startsAt = inMs(3 * DAY);
    const made = await make({ startsAt, expiresAt: inMs(9 * DAY) });
    expect(made).toMatchObject({ state: 'scheduled', startsAt: startsAt.replace(/\.\d+/, '.000') });
    const { url } = await atCheckout(safety.stripePriceId);
    expect((await enterCode(shop, url, made.code)).status).toBe(422);
    expect(await refusalOf(await ask({ code: made.code, off: { percent: 5 } }))).toEqual(
      refusal(409, 'promotion.code-taken'),
    );
    const job = (await listJobs(services)).find(({ name }) => name === 'start-promotion');
    expect(job?.data).toEqual({ promotionId: made.id, startsAt: expect.any(String) });

    const start = { promotionId: made.id, startsAt: new Date(startsAt) };
    await startPromotionCode(services, start);
    expect(await stateOf(made.id)).toMatchObject({ state: 'scheduled' });
    clock.advance(3 * DAY);
    await startPromotionCode(services, start);
    await startPromotionCode(services, { ...start, promotionId: 'promo_unknown' });
    expect(await stateOf(made.id)).toMatchObject({ state: 'active' });
    const later = await atCheckout(safety.stripePriceId);
    expect((await enterCode(shop, later.url, made.code)).status).toBe(303);
  });

  test('is archived for good, also before it starts, and frees its name', async () => {
    const { id, code } = await make();
    const { url } = await atCheckout(safety.stripePriceId);
    await enterCode(shop, url, code);
    expect(await dataOf(await archive(id))).toMatchObject({ id, state: 'archived' });
    expect((await payByCard(shop, url)).status).toBe(402);
    await make({ code });
    const scheduled = await make({ startsAt: inMs(DAY) });
    await archive(scheduled.id);
    clock.advance(DAY);
    await startPromotionCode(services, {
      promotionId: scheduled.id,
      startsAt: new Date(scheduled.startsAt ?? ''),
    });
    expect(await stateOf(scheduled.id)).toMatchObject({ state: 'archived' });
    expect(await refusalOf(await archive('promo_unknown'))).toEqual(refusal(404, 'promotion.not-found'));
  });

  test('is refused where its name is taken, its day over or too far, or a product unknown', async () => {
    const { code } = await make();
    const off = { percent: 10 };
    expect(await refusalOf(await ask({ code: code.toLowerCase(), off }))).toEqual(
      refusal(409, 'promotion.code-taken'),
    );
    expect(await refusalOf(await ask({ code: nextCode(), off, expiresAt: inMs(-HOUR) }))).toEqual(
      refusal(400, 'promotion.over-already'),
    );
    expect(await refusalOf(await ask({ code: nextCode(), off, startsAt: inMs(366 * DAY) }))).toEqual(
      refusal(400, 'promotion.too-far-ahead'),
    );
    expect(await refusalOf(await ask({ code: nextCode(), off, productIds: [fire.id, 999_999] }))).toEqual(
      refusal(400, 'promotion.product-unknown'),
    );
  });

  test.each<[string, object]>([
    ['no name', { code: '' }],
    ['a name with spaces', { code: 'TEN OFF' }],
    ['a name that is too long', { code: 'A'.repeat(41) }],
    ['nothing off', { off: { percent: 0 } }],
    ['more than all off', { off: { percent: 101 } }],
    ['a part of a percent', { off: { percent: 1.5 } }],
    ['no amount', { off: { amount: 0 } }],
    ['both percent and amount', { off: { percent: 10, amount: 10 } }],
    ['neither', { off: {} }],
    ['no use', { maxUses: 0 }],
    ['an end before its start', { startsAt: '2027-01-02T00:00:00Z', expiresAt: '2027-01-01T00:00:00Z' }],
    ['a day without its time', { expiresAt: '2027-01-01' }],
    ['a product twice', { productIds: [1, 1] }],
  ])('with %s is refused', async (_, input) => {
    expect((await ask({ code: nextCode(), off: { percent: 10 }, ...input })).status).toBe(400);
  });

  test('is listed with its uses, page by page, the newest first', async () => {
    const before = (await list()).codes.length;
    const made: string[] = [];
    for (let index = 0; index < 51; index += 1) made.unshift((await make()).id);
    const first = await list();
    expect(first.codes.map(({ id }) => id)).toEqual(made.slice(0, 50));
    const second = await list({ after: first.next });
    expect(second.codes[0]?.id).toBe(made[50]);
    expect(second.codes).toHaveLength(Math.min(50, before + 1));
    expect((await asAdmin.get('promotionCodes', { after: '' })).status).toBe(400);
  });

  test('is told apart from a provider that is down', async () => {
    const { promotionCodes } = services.payments;
    services.payments.promotionCodes = { create: down, list: down, archive: down, start: down };
    const answers = [
      await ask({ code: nextCode(), off: { percent: 10 } }),
      await asAdmin.get('promotionCodes'),
      await archive('promo_1'),
    ];
    services.payments.promotionCodes = promotionCodes;
    for (const answer of answers)
      expect(await refusalOf(answer)).toEqual(refusal(502, 'promotion.provider-refused'));
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { PaymentEvent, Payments, SoldProduct } from '#server/ports/payments.ts';

/** The real provider lists an event a little after it happened. */
const LISTED_WITHIN_MS = 20_000;

/** As the shop knows a product from then on. */
const knownAs = ({ providerProductId, providerPriceId }: Awaited<ReturnType<Payments['syncProduct']>>) => ({
  providerProductId,
  providerPriceId,
  idempotencyKey: randomUUID(),
});

/** What the provider promises the shop, as far as no buyer has to come and pay. The same for Stripe and the sandbox. */
export const paymentsContract = (
  name: string,
  open: () => Promise<{ payments: Payments; now: () => Date }>,
) => {
  describe(`${name}, as the card provider`, () => {
    let payments: Payments;
    let now: () => Date;
    beforeAll(async () => {
      ({ payments, now } = await open());
    });

    let productId = 0;
    const nextProductId = () => (productId += 1);

    const soldProduct = (change: Partial<SoldProduct> = {}): SoldProduct => ({
      id: nextProductId(),
      name: 'Warehouse safety',
      description: 'Nine procedures',
      priceInCents: 19_999,
      providerProductId: null,
      providerPriceId: null,
      idempotencyKey: randomUUID(),
      ...change,
    });
    const newCustomer = (known: string | null = null) =>
      payments.ensureCustomer({ id: randomUUID(), email: 'dana@example.com', name: 'Dana Reyes', known });
    const wantedSession = async (priceId: string) => ({
      reference: '1001',
      customerId: await newCustomer(),
      items: [{ priceId, quantity: 2 }],
      successUrl: 'https://shop.example/checkout-success?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://shop.example/checkout',
      idempotencyKey: randomUUID(),
    });

    test('answers', async () => {
      await expect(payments.check()).resolves.toBeUndefined();
      expect(payments.isLive).toBe(false);
    });

    test('takes over a product once, also when the first answer got lost', async () => {
      const product = soldProduct();
      const first = await payments.syncProduct(product);
      expect(await payments.syncProduct(product)).toEqual(first);
      expect(await payments.syncProduct({ ...product, idempotencyKey: randomUUID() })).toEqual(first);
      expect(await payments.syncProduct({ ...product, ...knownAs(first) })).toEqual(first);
    });

    test('makes a new price for a new amount, and keeps the product', async () => {
      const product = soldProduct();
      const first = await payments.syncProduct(product);
      const dearer = {
        ...product,
        ...knownAs(first),
        priceInCents: 24_999,
        name: 'Warehouse safety 2',
        description: '',
      };
      const second = await payments.syncProduct(dearer);
      expect(second.providerProductId).toBe(first.providerProductId);
      expect(second.providerPriceId).not.toBe(first.providerPriceId);
    });

    test('sells at a price until it is retired or its product archived', async () => {
      const sold = soldProduct();
      const product = await payments.syncProduct(sold);
      const wanted = await wantedSession(product.providerPriceId);
      await payments.archiveProduct(product.providerProductId);
      await expect(payments.createSession(wanted)).rejects.toThrow(/active/);
      await payments.syncProduct({ ...sold, ...product });
      const session = await payments.createSession({ ...wanted, idempotencyKey: randomUUID() });
      expect(session.totalInCents).toBe(39_998);
      await payments.retirePrice(product.providerPriceId);
      const late = payments.createSession({ ...wanted, idempotencyKey: randomUUID() });
      await expect(late).rejects.toMatchObject({ name: 'PaymentsError', isTransient: false });
    });

    test('knows a customer again, and replaces one that it has lost', async () => {
      const id = await newCustomer();
      expect(await newCustomer(id)).toBe(id);
      const replaced = await newCustomer('cus_that_was_never_there');
      expect(replaced).toMatch(/^cus_/);
      expect(replaced).not.toBe(id);
    });

    test('takes the business an invoice is made out to, and its next address', async () => {
      const [id, business] = [
        randomUUID(),
        { name: 'Żuk Motors', street: '12 Quay Street', city: 'Portland', state: 'ME', zipCode: '04101' },
      ];
      const ensure = (street: string, known: string | null) =>
        payments.ensureCustomer({
          id,
          email: 'dana@example.com',
          name: 'Dana Reyes',
          business: { ...business, street, country: 'US' },
          known,
        });
      const known = await ensure('12 Quay Street', null);
      expect(await ensure('12 Quay Street', null)).toBe(known);
      expect(await ensure('1 Pier Road', known)).toBe(known);
    });

    test('opens one session for one key, and refuses the key for another', async () => {
      const { providerPriceId } = await payments.syncProduct(soldProduct());
      const wanted = await wantedSession(providerPriceId);
      const session = await payments.createSession(wanted);
      expect(session).toMatchObject({
        status: 'open',
        paymentStatus: 'unpaid',
        reference: '1001',
        subtotalInCents: 39_998,
        totalInCents: 39_998,
        currency: 'usd',
        paymentIntent: null,
        invoiceId: null,
        isLive: false,
      });
      expect(payments.hosts).toContain(new URL(session.url ?? '').host);
      expect(session.expiresAt.getTime()).toBeGreaterThan(now().getTime() + 23 * 3_600_000);
      expect((await payments.createSession(wanted)).id).toBe(session.id);
      expect(await payments.getSession(session.id)).toMatchObject({ id: session.id, status: 'open' });
      expect(await payments.findInvoice(session)).toBeUndefined();
      const other = payments.createSession({ ...wanted, reference: '1002' });
      await expect(other).rejects.toMatchObject({ name: 'PaymentsError', isTransient: false });
    });

    test('closes a session once, and tells of it', async () => {
      const before = now();
      const { providerPriceId } = await payments.syncProduct(soldProduct());
      const { id } = await payments.createSession(await wantedSession(providerPriceId));
      expect(await payments.expireSession(id)).toMatchObject({ id, status: 'expired', url: null });
      expect(await payments.expireSession(id)).toMatchObject({ id, status: 'expired' });
      const find = async () => {
        const events: PaymentEvent[] = [];
        for await (const event of payments.listEvents(before)) events.push(event);
        return events.find(({ subject }) => subject.sessionId === id);
      };
      await vi.waitFor(
        async () =>
          expect(await find()).toMatchObject({
            type: 'checkout.session.expired',
            isLive: false,
            subject: { sessionId: id, reference: '1001' },
          }),
        { timeout: LISTED_WITHIN_MS, interval: 1000 },
      );
    });

    test('keeps promotion codes: one of a name at a time, for some products, from a day on, until archived', async () => {
      const { providerProductId } = await payments.syncProduct(soldProduct());
      const code = `C-${randomUUID().slice(0, 8).toUpperCase()}`;
      const wanted = {
        code,
        off: { percent: 25 },
        startsAt: null,
        expiresAt: new Date(Math.floor(now().getTime() / 1000) * 1000 + 86_400_000),
        maxUses: 3,
        productIds: [providerProductId],
        idempotencyKey: randomUUID(),
      };
      const { idempotencyKey: _, ...told } = wanted;
      const made = await payments.promotionCodes.create(wanted);
      expect(made).toMatchObject({ ...told, uses: 0, isActive: true, isArchived: false });
      const again = {
        ...wanted,
        off: { amountInCents: 500 },
        expiresAt: null,
        maxUses: null,
        productIds: [],
      };
      expect(
        await payments.promotionCodes.create({ ...again, idempotencyKey: randomUUID() }),
      ).toBeUndefined();
      expect(await payments.promotionCodes.archive(made?.id ?? '')).toMatchObject({
        isActive: false,
        isArchived: true,
      });
      const startsAt = new Date(Math.floor(now().getTime() / 1000) * 1000 + 3_600_000);
      const next = await payments.promotionCodes.create({ ...again, startsAt, idempotencyKey: randomUUID() });
      expect(next).toMatchObject({ off: { amountInCents: 500 }, startsAt, isActive: false });
      await payments.promotionCodes.start(next?.id ?? '');
      const { codes } = await payments.promotionCodes.list({ limit: 2 });
      expect(codes.map(({ id, isActive }) => [id, isActive])).toEqual([
        [next?.id, true],
        [made?.id, false],
      ]);
      const { codes: older } = await payments.promotionCodes.list({ limit: 1, after: next?.id ?? '' });
      expect(older.map(({ id }) => id)).toEqual([made?.id]);
      await payments.promotionCodes.archive(next?.id ?? '');
      await payments.promotionCodes.start(next?.id ?? '');
      expect((await payments.promotionCodes.list({ limit: 1 })).codes[0]?.isActive).toBe(false);
    });

    test.each([
      ['a promotion code', () => payments.promotionCodes.archive('promo_unknown')],
      ['a session', () => payments.getSession('cs_test_unknown')],
      ['a payment', () => payments.getPayment('pi_unknown')],
      ['a price', () => payments.retirePrice('price_unknown')],
      ['a refund', () => payments.refund({ paymentIntent: 'pi_unknown', idempotencyKey: randomUUID() })],
    ])('says that it does not know %s', async (_, ask) => {
      await expect(ask()).rejects.toMatchObject({
        name: 'PaymentsError',
        code: 'resource_missing',
        isTransient: false,
      });
    });
  });
};

import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Payments, SessionTax } from '#server/ports/payments.ts';
import type { PromotionCode } from '#server/ports/promotion-codes.ts';
import type { DisputeEvidence } from '#server/ports/refunds.ts';
import { knownPlaces } from './known-places.ts';

export type Purchase = {
  customerId: string;
  priceId: string;
  reference: string;
  promotionCode?: PromotionCode;
  /** By a card whose holder calls the bank afterwards. */
  isDisputed?: boolean;
};

export type Bought = {
  /** Null where nothing had to be paid. */
  paymentIntent: string | null;
  invoiceId: string | null;
  subtotalInCents: number;
  totalInCents: number;
  tax: SessionTax | null;
};

export type PaidProvider = {
  payments: Payments;
  /** For looking at what the port only writes. */
  stripe: Stripe;
  /** How somebody pays: at the sandbox on its page; at Stripe, whose page takes a browser, an invoice by its interface. */
  buy: (purchase: Purchase) => Promise<Bought>;
};

/** The real provider makes some things a little after it has answered. */
const WITHIN = { timeout: 40_000, interval: 1000 };
const SLOW = 60_000;
const PRICE = 19_999;

const evidence: DisputeEvidence = {
  customerName: 'Dana Reyes',
  customerEmail: 'dana@example.com',
  billingAddress: '1 Mill Lane, Berlin',
  productDescription: 'Nine procedures as documents',
  serviceDate: '2026-11-15',
  accessLog: '2026-11-15 12:00 UTC Dana Reyes opened Cooling, revision 1',
  statement: '',
};

const paid = ({ paymentIntent, invoiceId }: Bought) => {
  if (paymentIntent === null || invoiceId === null) throw new Error('Nothing was paid.');
  return { paymentIntent, invoiceId };
};

/** What the provider promises once somebody has paid, with tax on top of the prices. The same for Stripe and the sandbox. */
export const paidContract = (name: string, open: () => Promise<PaidProvider>) => {
  describe(`${name}, once somebody has paid`, () => {
    let provider: PaidProvider;
    let priceId: string;
    beforeAll(async () => {
      provider = await open();
      ({ providerPriceId: priceId } = await provider.payments.syncProduct({
        id: 1,
        name: 'Warehouse safety',
        description: '',
        priceInCents: PRICE,
        taxCode: null,
        providerProductId: null,
        providerPriceId: null,
        idempotencyKey: randomUUID(),
      }));
    }, SLOW);

    const customerIn = async (place: keyof typeof knownPlaces, id: string = randomUUID()) => {
      const { isTaxed: _, ...address } = knownPlaces[place];
      const ensure = (businessName: string, known: string | null) =>
        provider.payments.ensureCustomer({
          id,
          email: 'dana@example.com',
          name: 'Dana Reyes',
          business: { name: businessName, street: '1 Mill Lane', ...address },
          known,
        });
      const customerId = await ensure('Pine', null);
      return { customerId, rename: (businessName: string) => ensure(businessName, customerId) };
    };
    const buyAs = async (customerId: string, besides: Partial<Purchase> = {}) => {
      const reference = randomUUID();
      return { reference, ...(await provider.buy({ customerId, priceId, reference, ...besides })) };
    };
    const giveNumber = async (customerId: string, value: string, status: string) => {
      await provider.payments.taxNumbers.replace(customerId, { type: 'eu_vat', value });
      await vi.waitFor(
        async () =>
          expect(await provider.payments.taxNumbers.find(customerId)).toMatchObject({ value, status }),
        WITHIN,
      );
    };

    test.each(Object.entries(knownPlaces).map(([place, { isTaxed }]) => [place, isTaxed] as const))(
      'by a buyer from %s, tax is in it: %s, and there is an invoice with a number',
      async (place, isTaxed) => {
        const { customerId } = await customerIn(place as keyof typeof knownPlaces);
        const bought = await buyAs(customerId);
        const taxInCents = bought.tax?.taxInCents ?? 0;
        expect(taxInCents > 0).toBe(isTaxed);
        expect(bought.totalInCents).toBe(PRICE + taxInCents);
        expect(bought.tax?.isReverseCharge).toBe(false);
        const { paymentIntent, invoiceId } = paid(bought);
        expect(await provider.payments.getPayment(paymentIntent)).toMatchObject({
          hasFailed: false,
          paidAt: expect.any(Date) as Date,
          refunds: [],
          disputes: [],
        });
        const found = await provider.payments.findInvoice({
          ...({} as Parameters<Payments['findInvoice']>[0]),
          invoiceId: null,
          paymentIntent,
        });
        expect(found).toMatchObject({ id: invoiceId, number: expect.stringMatching(/./) as string });
        expect(found?.pdfUrl).toMatch(/^https?:/);
      },
      SLOW,
    );

    test(
      'by a business in the EU whose number was verified, the tax is the buyer’s',
      async () => {
        const { customerId } = await customerIn('a consumer in the EU');
        await giveNumber(customerId, 'DE000000000', 'verified');
        const bought = await buyAs(customerId);
        expect(bought.totalInCents).toBe(PRICE);
        expect(bought.tax).toMatchObject({
          taxInCents: 0,
          isReverseCharge: true,
          taxNumber: 'DE000000000',
        });
      },
      SLOW,
    );

    // Whether tax is charged is the provider's matter: Stripe may count on a number before it was looked up, the sandbox does not.
    test.each([
      ['DE111111111', 'unverified'],
      ['DE222222222', 'pending'],
    ])(
      'by a business in the EU whose number %s is %s, no reverse charge is named',
      async (value, status) => {
        const { customerId } = await customerIn('a consumer in the EU');
        await giveNumber(customerId, value, status);
        const bought = await buyAs(customerId);
        expect(bought.tax).toMatchObject({ isReverseCharge: false, taxNumber: value });
        expect(bought.totalInCents).toBe(PRICE + (bought.tax?.taxInCents ?? 0));
      },
      SLOW,
    );

    test(
      'with everything taken off, there is no payment, and nothing is taxed',
      async () => {
        const promotionCode = await provider.payments.promotionCodes.create({
          code: `FREE-${randomUUID().slice(0, 8).toUpperCase()}`,
          off: { percent: 100 },
          startsAt: null,
          expiresAt: null,
          maxUses: 1,
          productIds: [],
          idempotencyKey: randomUUID(),
        });
        const { customerId } = await customerIn('a US state with tax');
        const bought = await buyAs(customerId, promotionCode && { promotionCode });
        expect(bought).toMatchObject({
          paymentIntent: null,
          subtotalInCents: PRICE,
          totalInCents: 0,
          tax: { taxInCents: 0, discountInCents: PRICE, isReverseCharge: false },
        });
      },
      SLOW,
    );

    test(
      'a part goes back once for one key, the rest later, each with a credit note of its own',
      async () => {
        const { payments } = provider;
        const { customerId } = await customerIn('a US state with tax');
        const bought = await buyAs(customerId);
        const { paymentIntent, invoiceId } = paid(bought);
        const part = { paymentIntent, amountInCents: 5000, idempotencyKey: randomUUID() };
        await payments.refund(part);
        await payments.refund(part);
        await payments.refund({ paymentIntent, idempotencyKey: randomUUID() });
        const { refunds } = await payments.getPayment(paymentIntent);
        expect(refunds.map(({ amountInCents }) => amountInCents)).toEqual([bought.totalInCents - 5000, 5000]);
        for (const { id: refundId, amountInCents } of refunds) {
          const note = {
            invoiceId,
            refundId,
            amountInCents,
            isOfCorrected: false,
            reference: bought.reference,
            idempotencyKey: randomUUID(),
          };
          await payments.creditNotes.issue(note);
          await payments.creditNotes.issue(note);
        }
        const notes = await payments.creditNotes.list(invoiceId);
        expect(new Set(notes.map(({ refundId }) => refundId))).toEqual(new Set(refunds.map(({ id }) => id)));
        expect(notes).toHaveLength(refunds.length);
        expect(notes.reduce((sum, { amountInCents }) => sum + amountInCents, 0)).toBe(bought.totalInCents);
        for (const { number, pdfUrl, status } of notes)
          expect([number, pdfUrl, status]).toEqual([
            expect.stringMatching(/./),
            expect.stringMatching(/^https?:/),
            'issued',
          ]);
        await expect(
          payments.refund({ paymentIntent, amountInCents: 1, idempotencyKey: randomUUID() }),
        ).rejects.toMatchObject({ name: 'PaymentsError', isTransient: false });
      },
      SLOW,
    );

    test(
      'a dispute takes evidence that is laid ready, and the bank is not answered before it is submitted',
      async () => {
        const { payments, stripe } = provider;
        const { customerId } = await customerIn('a consumer in the EU');
        const bought = await buyAs(customerId, { isDisputed: true });
        const { paymentIntent } = paid(bought);
        const [dispute] = await vi.waitFor(async () => {
          const { disputes } = await payments.getPayment(paymentIntent);
          expect(disputes).toHaveLength(1);
          return disputes;
        }, WITHIN);
        expect(dispute).toMatchObject({
          amountInCents: bought.totalInCents,
          status: 'needs_response',
          evidenceDueAt: expect.any(Date) as Date,
        });
        await payments.disputes.stageEvidence(dispute?.id ?? '', evidence);
        const { data } = await stripe.disputes.list({ payment_intent: paymentIntent });
        expect(data[0]).toMatchObject({
          status: 'needs_response',
          evidence: { customer_name: 'Dana Reyes', access_activity_log: evidence.accessLog },
          evidence_details: { has_evidence: true, submission_count: 0 },
        });
        expect((await payments.getPayment(paymentIntent)).disputes[0]?.status).toBe('needs_response');
      },
      SLOW,
    );

    test(
      'an invoice is made out anew once for one key; a credit note takes the old one back, and refunds go with the new one',
      async () => {
        const { payments, stripe } = provider;
        const { customerId, rename } = await customerIn('a US state with tax');
        const bought = await buyAs(customerId);
        const { paymentIntent, invoiceId } = paid(bought);
        await rename('Pine and Daughters');
        const { reference, totalInCents } = bought;
        const correction = { invoiceId, customerId, reference, idempotencyKey: randomUUID() };
        const corrected = await payments.correctInvoice(correction);
        expect(await payments.correctInvoice(correction)).toEqual(corrected);
        expect(corrected?.id).not.toBe(invoiceId);
        expect(await stripe.invoices.retrieve(corrected?.id ?? '')).toMatchObject({
          status: 'paid',
          total: totalInCents,
          customer_name: 'Pine and Daughters',
        });
        expect(await stripe.invoices.retrieve(invoiceId)).toMatchObject({ customer_name: 'Pine' });
        expect(await payments.creditNotes.list(invoiceId)).toMatchObject([
          { amountInCents: totalInCents, refundId: null, status: 'issued' },
        ]);
        await payments.refund({ paymentIntent, amountInCents: 100, idempotencyKey: randomUUID() });
        const [refund] = (await payments.getPayment(paymentIntent)).refunds;
        await payments.creditNotes.issue({
          invoiceId: corrected?.id ?? '',
          refundId: refund?.id ?? '',
          amountInCents: 100,
          isOfCorrected: true,
          reference,
          idempotencyKey: randomUUID(),
        });
        expect(await payments.creditNotes.list(corrected?.id ?? '')).toMatchObject([
          { amountInCents: 100, refundId: refund?.id },
        ]);
      },
      SLOW,
    );

    test(
      'an invoice stays as it is where the customer’s tax would be another',
      async () => {
        const { payments } = provider;
        const id = randomUUID();
        const { customerId } = await customerIn('a US state with tax', id);
        const { invoiceId } = paid(await buyAs(customerId));
        const { isTaxed: _, ...oregon } = knownPlaces['a US state without nexus'];
        await payments.ensureCustomer({
          id,
          email: 'dana@example.com',
          name: 'Dana Reyes',
          business: { name: 'Pine', street: '1 Mill Lane', ...oregon },
          known: customerId,
        });
        const correction = { invoiceId, customerId, reference: '1', idempotencyKey: randomUUID() };
        expect(await payments.correctInvoice(correction)).toBeUndefined();
        expect(await payments.creditNotes.list(invoiceId)).toEqual([]);
      },
      SLOW,
    );

    test(
      'a tax number is given, changed and taken away; one that cannot be is refused and takes nothing away',
      async () => {
        const { taxNumbers } = provider.payments;
        const { customerId } = await customerIn('a consumer in the EU');
        expect(await taxNumbers.find(customerId)).toBeNull();
        await giveNumber(customerId, 'DE111111111', 'unverified');
        expect(await taxNumbers.replace(customerId, { type: 'eu_vat', value: 'DE1' })).toBeUndefined();
        expect(await taxNumbers.find(customerId)).toMatchObject({ value: 'DE111111111' });
        await giveNumber(customerId, 'DE000000000', 'verified');
        await taxNumbers.remove(customerId);
        expect(await taxNumbers.find(customerId)).toBeNull();
        expect(await taxNumbers.find('cus_that_was_never_there')).toBeNull();
      },
      SLOW,
    );
  });
};

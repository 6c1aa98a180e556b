import { desc, eq, gt } from 'drizzle-orm';
import { paySession, type PaymentMethodData } from '#stripe-sandbox/sessions/pay-session.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { Services } from '#server/kernel/services.ts';
import type { AdminOrder, Order } from '#shared/contract/order.ts';
import { updateNames, upsertBusiness } from '#server/modules/accounts/customer-repo.ts';
import { dataOf } from './calls.ts';
import { createCatalogShop, type NewTemplate } from './catalog-shop.ts';
import { drainJobs } from '#tests/support/jobs/drain-jobs.ts';
import { signedIn } from './signed-in.ts';
import { watchPayments } from '#tests/support/payments/watch-payments.ts';

const CARD: PaymentMethodData = { kind: 'card', number: '4242424242424242' };

export const BUSINESS = {
  name: 'Lee Bakery',
  website: '',
  street: '1 Mill Lane',
  city: 'Salem',
  state: 'Oregon',
  zipCode: '97301',
};

export type TakenEvent = { id: string; type: string; body: string; signature: string };

/** A shop with something to sell, over the real library and the sandbox behind it. */
export const createCheckoutShop = async (
  replaced: Partial<Services> = {},
  environment: Record<string, string> = {},
) => {
  const shop = await createCatalogShop(replaced, environment);
  const { services, sandbox, clock, asAdmin } = shop;
  if (!sandbox) throw new Error('These tests pay on the sandbox.');
  const payments = watchPayments(services);

  /** A product as the provider knows it too. */
  const sell = async (
    name: string,
    price = 19_999,
    documents: (string | NewTemplate)[] = [`${name} manual`],
  ) => {
    const documentIdList = await shop.addTemplates(...documents);
    const { id } = await shop.create({ name, price, documentIdList });
    await drain();
    const { stripePriceId } = await shop.anyone<{ stripePriceId: string }>('getProductWithDocuments', id);
    return { id, name, documentIdList, stripePriceId };
  };

  /** A customer who could buy. */
  const buyer = async (email: string) => {
    const customer = await signedIn(shop, 'customer', email);
    const { get, post } = customer;
    await updateNames(services.db, customer.id, { firstName: 'Ann', lastName: 'Lee' });
    await upsertBusiness(services.db, customer.id, BUSINESS, clock.now());
    const checkout = async (...priceIds: string[]) =>
      dataOf<{ url: string }>(
        await post('createCustomerCheckout', {
          items: priceIds.map((stripePriceId) => ({ stripePriceId, quantity: 1 })),
        }),
      );
    const latest = async (sessionId?: string) =>
      dataOf<Order | null>(await get('getCustomerLatestOrder', sessionId === undefined ? {} : { sessionId }));
    /** Buys and pays; the shop has not heard of it yet. */
    const purchase = async (priceId: string, paymentMethod?: PaymentMethodData) => {
      await checkout(priceId);
      const { id: orderId, sessionId } = await newestOrder();
      await pay(sessionId ?? '', paymentMethod);
      return { orderId, sessionId: sessionId ?? '' };
    };
    return { ...customer, checkout, latest, purchase };
  };

  const newestOrder = async () => {
    const [row] = await services.db
      .select()
      .from(orders)
      .where(gt(orders.id, 0))
      .orderBy(desc(orders.id))
      .limit(1);
    if (!row) throw new Error('There is no order yet.');
    return row;
  };
  const sessionOf = async () => (await newestOrder()).sessionId ?? '';

  const pay = (sessionId: string, paymentMethod: PaymentMethodData = CARD) =>
    sandbox.inLedger((ledger) => paySession(ledger, sessionId, paymentMethod));

  /** What the sandbox would tell the webhook by now, kept for the test to tell, or not to. */
  const takeEvents = async (): Promise<TakenEvent[]> => {
    const taken: TakenEvent[] = [];
    await sandbox.run(async (request) => {
      const body = await request.text();
      const { id, type } = JSON.parse(body) as { id: string; type: string };
      taken.push({ id, type, body, signature: request.headers.get('stripe-signature') ?? '' });
      return new Response();
    });
    return taken;
  };

  const tell = ({ body, signature }: Pick<TakenEvent, 'body' | 'signature'>) =>
    shop.fetch('/api/webhooks/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
    });

  /** Does the jobs; what is sold here has no files, so the documents themselves are not made. */
  const drain = () => drainJobs(services, { without: ['start-generation', 'start-ahead'] });

  /** The sandbox tells the shop's webhook what is due, and the jobs are done. */
  const settle = async () => {
    await shop.runSandbox();
    return drain();
  };

  const orderRow = async (id: number) => {
    const [row] = await services.db.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error(`There is no order ${id}.`);
    return row;
  };

  const adminOrder = async (orderId: number) =>
    dataOf<AdminOrder>(await asAdmin.get('adminOrder', { orderId }));

  return {
    ...shop,
    sandbox,
    payments,
    sell,
    buyer,
    newestOrder,
    sessionOf,
    pay,
    takeEvents,
    tell,
    drain,
    settle,
    orderRow,
    adminOrder,
  };
};

export type CheckoutShop = Awaited<ReturnType<typeof createCheckoutShop>>;
export type Buyer = Awaited<ReturnType<CheckoutShop['buyer']>>;

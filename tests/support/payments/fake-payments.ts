import type { Payments, SoldProduct } from '#server/ports/payments.ts';

type ProviderProduct = { name: string; description: string; isActive: boolean };
type ProviderPrice = { productId: string; cents: number; isActive: boolean };

/** A provider of products and prices in memory; `before` is where a test lets something happen, or fail, first. */
export const createFakePayments = () => {
  const products = new Map<string, ProviderProduct>();
  const prices = new Map<string, ProviderPrice>();
  const answered = new Map<string, { providerProductId: string; providerPriceId: string }>();
  const calls: string[] = [];
  const hooks = { before: async (_call: string): Promise<void> => {} };
  const enter = async (call: string) => {
    calls.push(call);
    await hooks.before(call);
  };

  /** Like the real one, it finds an active price of the right amount before it makes a new one. */
  const priceFor = (productId: string, cents: number) => {
    const found = [...prices].find(
      ([, price]) => price.productId === productId && price.cents === cents && price.isActive,
    );
    const id = found?.[0] ?? `price_${prices.size + 1}`;
    prices.set(id, { productId, cents, isActive: true });
    return id;
  };
  const sync = ({ id, name, description, priceInCents, idempotencyKey }: SoldProduct) => {
    const providerProductId = `prod_${id}`;
    products.set(providerProductId, { name, description, isActive: true });
    const answer = answered.get(idempotencyKey) ?? {
      providerProductId,
      providerPriceId: priceFor(providerProductId, priceInCents),
    };
    const isUsable = prices.get(answer.providerPriceId)?.isActive;
    const current = isUsable
      ? answer
      : { ...answer, providerPriceId: priceFor(providerProductId, priceInCents) };
    answered.set(idempotencyKey, current);
    return current;
  };

  const payments: Payments = {
    isLive: false,
    hosts: [],
    syncProduct: async (product) => {
      await enter('syncProduct');
      return sync(product);
    },
    retirePrice: async (priceId) => {
      await enter('retirePrice');
      const price = prices.get(priceId);
      if (price) prices.set(priceId, { ...price, isActive: false });
    },
    archiveProduct: async (productId) => {
      await enter('archiveProduct');
      const product = products.get(productId);
      if (product) products.set(productId, { ...product, isActive: false });
    },
    ensureCustomer: notHere,
    forgetCustomer: notHere,
    createSession: notHere,
    getSession: notHere,
    expireSession: notHere,
    getPayment: notHere,
    findInvoice: notHere,
    correctInvoice: notHere,
    refund: notHere,
    creditNotes: { list: notHere, issue: notHere },
    disputes: { stageEvidence: notHere, submitEvidence: notHere },
    taxNumbers: { find: notHere, replace: notHere, remove: notHere },
    promotionCodes: { create: notHere, list: notHere, archive: notHere, start: notHere },
    readEvent: () => undefined,
    listEvents: noEvents,
    check: async () => {},
  };
  return { payments, products, prices, calls, hooks };
};

async function* noEvents() {}

const notHere = () => Promise.reject(new Error('This provider sells nothing.'));

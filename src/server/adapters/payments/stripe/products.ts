import type { Stripe } from 'stripe';
import type { SoldProduct } from '#server/ports/payments.ts';
import { CURRENCY } from '#shared/money.ts';
import { unlessMissing } from './payments-error.ts';

/** Finds what an earlier sync left, even one whose answer got lost, before making anything new. */
export const syncProduct = async (stripe: Stripe, shop: string, sold: SoldProduct) => {
  const lookupKey = `${shop}/products/${sold.id}`;
  const known = await findProduct(stripe, sold, lookupKey);
  const product = known ? await updateProduct(stripe, known, sold) : await createProduct(stripe, shop, sold);
  const price =
    (await findPrice(stripe, product.id, sold)) ?? (await createPrice(stripe, product.id, sold, lookupKey));
  return { providerProductId: product.id, providerPriceId: price.id };
};

export const retirePrice = async (stripe: Stripe, priceId: string) => {
  await stripe.prices.update(priceId, { active: false });
};

export const archiveProduct = async (stripe: Stripe, productId: string) => {
  await stripe.products.update(productId, { active: false });
};

const findProduct = async (stripe: Stripe, { providerProductId }: SoldProduct, lookupKey: string) => {
  const known = providerProductId && (await unlessMissing(stripe.products.retrieve(providerProductId)));
  if (known) return known;
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], expand: ['data.product'] });
  const product = data[0]?.product;
  return typeof product === 'object' && !product.deleted ? product : undefined;
};

const createProduct = (
  stripe: Stripe,
  shop: string,
  { id, name, description, idempotencyKey }: SoldProduct,
) =>
  stripe.products.create(
    // An empty description is refused, unlike one that is taken away.
    { name, ...(description === '' ? {} : { description }), metadata: { shop, product: String(id) } },
    { idempotencyKey: `${idempotencyKey}:product` },
  );

const updateProduct = async (stripe: Stripe, known: Stripe.Product, { name, description }: SoldProduct) => {
  if (known.active && known.name === name && (known.description ?? '') === description) return known;
  return stripe.products.update(known.id, { name, description, active: true });
};

const findPrice = async (
  stripe: Stripe,
  productId: string,
  { priceInCents, providerPriceId }: SoldProduct,
) => {
  const fits = (price: Stripe.Price) =>
    price.active &&
    price.product === productId &&
    price.unit_amount === priceInCents &&
    price.currency === CURRENCY;
  const known = providerPriceId && (await unlessMissing(stripe.prices.retrieve(providerPriceId)));
  if (known && fits(known)) return known;
  const { data } = await stripe.prices.list({ product: productId, active: true, limit: 100 });
  return data.find(fits);
};

const createPrice = (
  stripe: Stripe,
  productId: string,
  { priceInCents, providerPriceId, idempotencyKey }: SoldProduct,
  lookupKey: string,
) =>
  stripe.prices.create(
    {
      product: productId,
      currency: CURRENCY,
      unit_amount: priceInCents,
      lookup_key: lookupKey,
      transfer_lookup_key: true,
    },
    // With the price it replaces: one that was retired by hand would otherwise be given as the answer again.
    { idempotencyKey: `${idempotencyKey}:price:${productId}:${priceInCents}:${providerPriceId ?? ''}` },
  );

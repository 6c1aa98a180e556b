import type { Stripe } from 'stripe';
import type { SoldProduct, TaxRules } from '#server/ports/payments.ts';
import { CURRENCY } from '#shared/money.ts';
import { idOf } from './id-of.ts';
import { unlessMissing } from './payments-error.ts';

/** Finds what an earlier sync left, even one whose answer got lost, before making anything new. */
export const syncProduct = async (stripe: Stripe, shop: string, sold: SoldProduct, tax?: TaxRules) => {
  const lookupKey = `${shop}/products/${sold.id}`;
  const known = await findProduct(stripe, sold, lookupKey);
  const product = known
    ? await updateProduct(stripe, known, sold, tax)
    : await createProduct(stripe, shop, sold, tax);
  const price =
    (await findPrice(stripe, product.id, sold, tax)) ??
    (await createPrice(stripe, product.id, sold, { lookupKey, tax }));
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
  { id, name, description, taxCode, idempotencyKey }: SoldProduct,
  tax: TaxRules | undefined,
) =>
  stripe.products.create(
    // An empty description is refused, unlike one that is taken away.
    {
      name,
      ...(description === '' ? {} : { description }),
      ...(tax && { tax_code: taxCode ?? tax.code }),
      metadata: { shop, product: String(id) },
    },
    { idempotencyKey: `${idempotencyKey}:product` },
  );

const updateProduct = async (
  stripe: Stripe,
  known: Stripe.Product,
  { name, description, taxCode }: SoldProduct,
  tax: TaxRules | undefined,
) => {
  const code = tax && (taxCode ?? tax.code);
  const isSameCode = code === undefined || idOf(known.tax_code) === code;
  if (known.active && known.name === name && (known.description ?? '') === description && isSameCode)
    return known;
  return stripe.products.update(known.id, {
    name,
    description,
    active: true,
    ...(code && { tax_code: code }),
  });
};

const findPrice = async (
  stripe: Stripe,
  productId: string,
  { priceInCents, providerPriceId }: SoldProduct,
  tax: TaxRules | undefined,
) => {
  const fits = (price: Stripe.Price) =>
    price.active &&
    price.product === productId &&
    price.unit_amount === priceInCents &&
    price.currency === CURRENCY &&
    (!tax || price.tax_behavior === behaviorOf(tax));
  const known = providerPriceId && (await unlessMissing(stripe.prices.retrieve(providerPriceId)));
  if (known && fits(known)) return known;
  const { data } = await stripe.prices.list({ product: productId, active: true, limit: 100 });
  return data.find(fits);
};

const createPrice = (
  stripe: Stripe,
  productId: string,
  { priceInCents, providerPriceId, idempotencyKey }: SoldProduct,
  { lookupKey, tax }: { lookupKey: string; tax: TaxRules | undefined },
) =>
  stripe.prices.create(
    {
      product: productId,
      currency: CURRENCY,
      unit_amount: priceInCents,
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      ...(tax && { tax_behavior: behaviorOf(tax) }),
    },
    // With the price it replaces: one that was retired by hand would otherwise be given as the answer again.
    {
      idempotencyKey: [
        idempotencyKey,
        'price',
        productId,
        priceInCents,
        providerPriceId ?? '',
        ...(tax ? [tax.prices] : []),
      ].join(':'),
    },
  );

const behaviorOf = ({ prices }: TaxRules) => (prices === 'net' ? 'exclusive' : 'inclusive');

/** Everything is sold in it; written the way the payment provider does. */
export const CURRENCY = 'usd';

const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const formatPrice = (priceInCents: number) => usDollars.format(priceInCents / 100);

const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const formatPrice = (priceInCents: number) => usDollars.format(priceInCents / 100);

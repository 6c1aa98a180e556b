export const cart = { maxItems: 20, maxQuantity: 99, priceIdLength: 255 } as const;

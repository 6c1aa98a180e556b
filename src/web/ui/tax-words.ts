/** What is said of a price, by whether tax comes on top. */
export const taxWords = { net: 'plus tax', gross: 'including tax' } as const;

export type Prices = keyof typeof taxWords;

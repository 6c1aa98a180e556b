/** The fixed list of `docs/product.md`, in its order. */
export const industries = [
  'healthcare',
  'manufacturing',
  'food and beverage',
  'information and technology',
  'transportation',
] as const;

export type Industry = (typeof industries)[number];

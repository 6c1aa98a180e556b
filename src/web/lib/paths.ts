/** Addresses of the shop as text, for links that are put together from data. */
export const paths = {
  signIn: '/auth' as string,
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
};

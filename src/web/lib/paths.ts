/** Addresses of the shop as text, for links that are put together from data. */
export const paths = {
  signIn: '/auth' as string,
  profile: '/profile' as string,
  checkout: '/checkout' as string,
  adminProducts: '/admin/products' as string,
  adminDocuments: '/admin/documents' as string,
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
};

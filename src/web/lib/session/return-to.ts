const BASE = 'https://shop.invalid';

/**
 * Where to go after sign-in: a path of this shop, or `/`. Whatever a browser would read as another
 * site, another scheme or the sign-in page itself is `/`.
 */
export const safeReturnTo = (value: unknown): string => {
  // oxlint-disable-next-line no-control-regex -- browsers drop tabs and line breaks inside addresses, so they must not be there
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\u0000-\u001f]/.test(value)) return '/';
  const url = URL.parse(value, BASE);
  if (!url || url.origin !== BASE || /^\/(?:%2f|%5c|%09|\/)/i.test(value)) return '/';
  const isForeignOrLoop = url.pathname.startsWith('//') || /^\/auth(?:\/|$)/.test(url.pathname);
  return isForeignOrLoop ? '/' : `${url.pathname}${url.search}${url.hash}`;
};

/** As `docs/product.md` has it: where one wanted to go, else an administrator's own pages, else home. */
export const destinationAfterSignIn = (returnTo: string, isAdmin: boolean) => {
  if (returnTo !== '/') return returnTo;
  return isAdmin ? '/admin' : '/';
};

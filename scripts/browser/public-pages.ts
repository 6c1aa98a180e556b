/** Every kind of page that anybody may open, at an address of the shop that `serveStockedShop` serves. */
export const publicPages: Record<string, string> = {
  'home page': '/',
  'product page': '/products/bakery-opening-and-closing',
  'product page with sign-in': '/products/bakery-opening-and-closing/auth',
  'sign-in page': '/auth',
  'checkout page': '/checkout',
  'page of a mailed link': '/confirm-email',
  'page not found': '/404',
  'product not found': '/products/error',
};

/** What Lighthouse has to say of each of them, in points of 100. */
export const promisedPoints = { performance: 90, accessibility: 100, 'best-practices': 100 } as const;

export type Category = keyof typeof promisedPoints;

export const categories = Object.keys(promisedPoints) as Category[];

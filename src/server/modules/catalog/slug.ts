import { withoutAccents } from '#server/modules/catalog-index/search-text.ts';
import { product } from '#shared/limits/product.ts';

/** Words that are, or may become, places of the shop's own. */
const ROUTE_WORDS = new Set([
  'admin',
  'api',
  'assets',
  'auth',
  'checkout',
  'checkout-success',
  'documents',
  'edit',
  'error',
  'index',
  'new',
  'orders',
  'products',
  'search',
  'upload',
]);

const FILLER = 'bundle';

/** Room for the longest `-2`, so that a numbered slug is no longer than any other. */
const NUMBER_LENGTH = 8;

/** A name as part of an address: small letters and digits of any script, joined by hyphens. */
export const slugFor = (name: string): string => {
  const words = withoutAccents(name).toLowerCase().normalize('NFC');
  const joined = words.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const slug = cut(joined, product.slugLength - NUMBER_LENGTH - FILLER.length);
  if (slug === '') return FILLER;
  // All digits would be taken for an id.
  return ROUTE_WORDS.has(slug) || /^\p{N}+$/u.test(slug) ? `${slug}-${FILLER}` : slug;
};

/** The slug itself, then `-2`, `-3` and so on. */
export const numberedSlug = (slug: string, number: number) => (number === 1 ? slug : `${slug}-${number}`);

/** Whole characters, and no hyphen at either end. */
const cut = (text: string, length: number) => {
  let kept = '';
  for (const character of text.replace(/^-+/, '')) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept.replace(/-+$/, '');
};

export const VISITS_PATH = '/api/visits';

/** A closed list: each is a label of the histograms. */
export const pageKinds = ['home', 'product', 'auth', 'checkout', 'order', 'other'] as const;
export type PageKind = (typeof pageKinds)[number];

/** As the field names them: largest contentful paint, interaction to next paint, cumulative layout shift. */
export const vitals = ['LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof vitals)[number];

const kinds: [PageKind, RegExp][] = [
  ['home', /^\/$/],
  ['auth', /^(\/products\/[^/]+)?\/auth$/],
  ['product', /^\/products\/(?!error$)[^/]+$/],
  ['checkout', /^\/checkout(-success)?$/],
  ['order', /^\/orders\//],
];

export const pageKindOf = (path: string): PageKind =>
  kinds.find(([, place]) => place.test(path))?.[0] ?? 'other';

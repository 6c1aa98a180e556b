import type { BuyerSnapshot } from '#server/db/schema/orders.ts';

const UNCHANGED = 'Made again';

type Facet = [name: string, of: (buyer: BuyerSnapshot) => unknown];

/** By their keys, whichever was given first. */
const inOrder = (answers: BuyerSnapshot['answers'] = {}) =>
  Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1));

const facets: Facet[] = [
  ['business name', ({ business }) => business.name],
  [
    'address',
    ({ business: { street, city, state, zipCode, country = '' } }) => [street, city, state, zipCode, country],
  ],
  ['website', ({ business }) => business.website],
  ['contact', ({ firstName, lastName, email }) => [firstName, lastName, email]],
  ['colours', ({ colours }) => colours ?? []],
  ['answers', ({ answers }) => inOrder(answers)],
];

/** Why there is a revision, as far as the details tell: 'Address and website changed'. The bytes of a logo are not in them. */
export const describeChange = (before: BuyerSnapshot, after: BuyerSnapshot, hasOtherLogo: boolean) => {
  const changed = facets.flatMap(([name, of]) =>
    JSON.stringify(of(before)) === JSON.stringify(of(after)) ? [] : [name],
  );
  const named = hasOtherLogo ? [...changed, 'logo'] : changed;
  const [first, ...others] = named;
  if (!first) return UNCHANGED;
  const last = others.pop();
  const listed = last ? `${[first, ...others].join(', ')} and ${last}` : first;
  return `${listed.charAt(0).toUpperCase()}${listed.slice(1)} changed`;
};

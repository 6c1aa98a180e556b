import type { PreviewDetails } from '#server/db/schema/previews.ts';
import type { CustomerRecord } from '#server/modules/accounts/customer-repo.ts';
import type { BusinessDetails } from '#shared/contract/account.ts';
import type { PreviewFields } from '#shared/contract/preview.ts';
import type { Answers } from '#shared/contract/question.ts';
import { placeholderValuesOf, type Today } from '#shared/placeholder-values.ts';
import type { TextPlaceholderKey } from '#shared/placeholders.ts';
import { sampleCompany } from '#shared/sample-company.ts';

/** Whoever is signed in, as far as documents print it. */
export type Profile = Pick<CustomerRecord, 'email' | 'firstName' | 'lastName' | 'business' | 'colours'> & {
  answers: Answers;
};

/** What was typed, or else what the profile says; for the rest the invented company stands in, and is not marked. */
export const previewDetailsOf = (
  typed: PreviewFields,
  profile: Profile | undefined,
  today: Today,
): PreviewDetails => {
  const known = profile?.business;
  const business: Partial<BusinessDetails> = {
    name: typed.businessName || known?.name,
    street: typed.street || known?.street,
    city: typed.city || known?.city,
    state: typed.state || known?.state,
    zipCode: typed.zipCode || known?.zipCode,
    website: typed.website || known?.website,
  };
  const person = { email: profile?.email, firstName: profile?.firstName, lastName: profile?.lastName };
  const values = placeholderValuesOf(
    {
      ...sampleCompany,
      ...given(person),
      business: { ...sampleCompany.business, ...unasked(known), ...given(business) },
    },
    today,
  );
  return {
    values,
    own: [...ownKeys({ ...person, ...business }), ...Object.keys(profile?.answers ?? {})],
    answers: profile?.answers ?? {},
    colours: profile?.colours ?? null,
  };
};

/** A country without states has none in its addresses, and the invented company's is not put there. */
const unasked = (known: BusinessDetails | null | undefined): Partial<BusinessDetails> =>
  known?.country === undefined ? {} : { state: known.state, zipCode: known.zipCode, country: known.country };

const given = <T extends object>(details: T) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => Boolean(value))) as Partial<{
    [K in keyof T]: NonNullable<T[K]>;
  }>;

const KEYS = {
  email: ['email'],
  firstName: ['first_name'],
  lastName: ['last_name'],
  name: ['business_name'],
  website: ['website'],
  street: ['street', 'full_address'],
  city: ['city', 'full_address'],
  state: ['state'],
  zipCode: ['zip_code'],
} as const satisfies Record<string, readonly TextPlaceholderKey[]>;

/** The logo and the date are whoever's the page is. */
const ownKeys = (details: Partial<Record<keyof typeof KEYS, string | undefined>>) => [
  ...new Set([
    'logo',
    'date',
    ...Object.entries(KEYS).flatMap(([name, keys]) => (details[name as keyof typeof KEYS] ? keys : [])),
  ]),
];

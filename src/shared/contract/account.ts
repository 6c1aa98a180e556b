import { z } from 'zod';
import { addressProblemsOf } from '#shared/addresses/address-problems.ts';
import { isCountryCode } from '#shared/addresses/country-codes.ts';
import { DEFAULT_COUNTRY } from '#shared/addresses/default-country.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { requiredLine, textLine } from '#shared/text.ts';

const isWebAddress = (value: string) => {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '';
};

/** `example.com` is as good as `https://example.com`; it is printed the way it was typed. */
export const website = textLine(textLength.website).refine(
  (value) => value === '' || isWebAddress(value),
  'must be a web address such as https://example.com',
);

export const updateCustomerInput = z.strictObject({
  firstName: requiredLine(textLength.name),
  lastName: requiredLine(textLength.name),
});

export type CustomerNames = z.infer<typeof updateCustomerInput>;

type AddressField = 'state' | 'zipCode';

/** As the country has it, told together with what else is wrong. One that was not even text is told of already. */
const asItsCountryHasIt = (field: AddressField) =>
  z.superRefine<{ state: string; zipCode: string; country?: string | undefined }>(
    ({ state, zipCode, country = DEFAULT_COUNTRY }, context) => {
      if (typeof state !== 'string' || typeof zipCode !== 'string' || !isCountryCode(country)) return;
      const message = addressProblemsOf({ state, zipCode }, country)[field];
      if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

/** Without a country, the specified fields by the specified rules. */
export const businessDetails = z
  .strictObject({
    name: requiredLine(textLength.businessName),
    website: website.default(''),
    street: requiredLine(textLength.street),
    city: requiredLine(textLength.city),
    state: textLine(textLength.state),
    zipCode: textLine(textLength.zipCode),
    country: z.string().refine(isCountryCode, 'must be the code of a country such as DE').optional(),
  })
  .check(asItsCountryHasIt('state'), asItsCountryHasIt('zipCode'));

export type BusinessDetails = z.infer<typeof businessDetails>;

/** With null one is mailed; with the code it is done. */
export const confirmedInput = z.strictObject({ code: z.string().trim().min(1).max(20).nullable() });

/** Answer of `requestMyData`: null while the code has yet to be typed. */
export type MyData = { url: string | null };

/** What puts an erasure off: an order that may still be paid, that is being made, whose money goes back, or that a bank looks at. */
export const erasureWaits = ['payment', 'generation', 'refund', 'dispute'] as const;
export type ErasureWait = (typeof erasureWaits)[number];

/** Answer of `getErasure`, `eraseAccount` and `keepAccount`: the day on which the account is erased, if one is set. */
export type AccountErasure = {
  dueAt: string | null;
  /** Null before that day has come; after it what is waited for, if anything is: without, it is done within the hour. */
  waitsFor: ErasureWait[] | null;
};

/** The customer as the wire shows it. */
export type Customer = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  logoUrl: string | null;
  isAdmin: boolean;
  businessDetails: BusinessDetails[];
};

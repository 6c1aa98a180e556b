import { formatAddress } from './addresses/format-address.ts';
import type { BusinessDetails } from './contract/account.ts';
import type { PlaceholderValues } from './placeholders.ts';

/** Whose details are printed. */
export type PrintedBuyer = {
  email: string;
  firstName: string;
  lastName: string;
  business: BusinessDetails;
};

/** When and where it is printed; an address in the shop's own country names no country. */
export type Today = { now: Date; timeZone: string; shopCountry: string };

/** What stands for each placeholder. Today's date is that of the shop's time zone, in long American form. */
export const placeholderValuesOf = (
  { email, firstName, lastName, business }: PrintedBuyer,
  { now, timeZone, shopCountry }: Today,
): PlaceholderValues => ({
  first_name: firstName,
  last_name: lastName,
  email,
  business_name: business.name,
  website: business.website,
  street: business.street,
  city: business.city,
  zip_code: business.zipCode,
  state: business.state,
  full_address: formatAddress(business, shopCountry),
  date: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(now),
});

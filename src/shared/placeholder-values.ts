import type { BusinessDetails } from './contract/account.ts';
import type { PlaceholderValues } from './placeholders.ts';

/** Whose details are printed. */
export type PrintedBuyer = {
  email: string;
  firstName: string;
  lastName: string;
  business: BusinessDetails;
};

/** What stands for each placeholder. Today's date is that of the shop's time zone, in long American form. */
export const placeholderValuesOf = (
  { email, firstName, lastName, business }: PrintedBuyer,
  { now, timeZone }: { now: Date; timeZone: string },
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
  full_address: `${business.street}, ${business.city}, ${business.state} ${business.zipCode}`,
  date: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(now),
});

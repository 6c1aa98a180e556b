import type { BusinessDetails } from '#shared/contract/account.ts';
import { businesses } from './schema/accounts.ts';

const { name, website, street, city, state, zipCode, country } = businesses;

/** Of a business, what is printed. */
export const businessColumns = { name, website, street, city, state, zipCode, country };

type BusinessRow = Omit<BusinessDetails, 'country'> & { country: string | null };

/** The shop's own country is told by leaving it out, as before there were others. */
export const businessDetailsOf = ({ country: named, ...details }: BusinessRow): BusinessDetails =>
  named === null ? details : { ...details, country: named };

import type { Customer } from '#shared/contract/account.ts';
import { placeholderValuesOf, type Today } from '#shared/placeholder-values.ts';
import { placeholderKeys, type PlaceholderValues, type TextPlaceholderKey } from '#shared/placeholders.ts';
import { sampleCompany } from '#shared/sample-company.ts';

/** The pictures of a test fill are made with a logo of the shop's own choosing; everything else is text. */
export const fillKeys = placeholderKeys.filter((key): key is TextPlaceholderKey => key !== 'logo');

export const sampleValues = (today: Today): PlaceholderValues => placeholderValuesOf(sampleCompany, today);

/** What would be printed for this customer; undefined without a business to print. */
export const ownValues = (customer: Customer | null, today: Today): PlaceholderValues | undefined => {
  const business = customer?.businessDetails[0];
  return customer && business ? placeholderValuesOf({ ...customer, business }, today) : undefined;
};

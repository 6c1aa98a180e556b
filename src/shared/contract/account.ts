import { z } from 'zod';
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

export const businessDetails = z.strictObject({
  name: requiredLine(textLength.businessName),
  website: website.default(''),
  street: requiredLine(textLength.street),
  city: requiredLine(textLength.city),
  state: requiredLine(textLength.state),
  zipCode: requiredLine(textLength.zipCode),
});

export type BusinessDetails = z.infer<typeof businessDetails>;

/** With null one is mailed; with the code it is done. */
export const confirmedInput = z.strictObject({ code: z.string().trim().min(1).max(20).nullable() });

/** Answer of `requestMyData`: null while the code has yet to be typed. */
export type MyData = { url: string | null };

/** Answer of `getErasure`, `eraseAccount` and `keepAccount`: the day on which the account is erased, if one is set. */
export type AccountErasure = { dueAt: string | null };

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

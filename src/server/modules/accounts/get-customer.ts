import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import type { Customer } from '#shared/contract/account.ts';
import { type CustomerRecord, findCustomer } from './customer-repo.ts';
import { LOGO_BUCKET } from './replace-logo.ts';

type Touched = Pick<Services, 'db' | 'keys' | 'clock'>;

export const getCustomer = async (services: Touched, id: string): Promise<Customer> => {
  const found = await findCustomer(services.db, id);
  if (!found) throw new DomainError('auth.required');
  return customerOf(services, found);
};

const customerOf = (
  services: Touched,
  { logoPath, business, colours: _own, ...customer }: CustomerRecord,
): Customer => ({
  ...customer,
  logoUrl: logoPath === null ? null : signInlineUrl(services, { bucket: LOGO_BUCKET, path: logoPath }),
  businessDetails: business ? [business] : [],
});

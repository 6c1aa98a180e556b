import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { type CustomerRecord, findCustomer } from '#server/modules/accounts/customer-repo.ts';
import { checkout } from '#server/modules/checkout/checkout-limits.ts';
import { ensureProviderCustomer } from '#server/modules/checkout/ensure-provider-customer.ts';
import { findProviderId } from '#server/modules/checkout/payment-customer-repo.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { PaymentsError } from '#server/ports/payments.ts';
import type { TaxNumber } from '#shared/tax-numbers/tax-number-contract.ts';
import { readTaxNumber, taxNumberRuleOf } from '#shared/tax-numbers/tax-number-rules.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'log' | 'payments'>;

/** The provider alone keeps it, where invoices are made; null where nobody is asked for one. */
export const getTaxNumber = async (services: Touched, customerId: string): Promise<TaxNumber> => {
  const { db, payments } = services;
  const asked = await findAsked(services, customerId);
  if (!asked) return null;
  const providerId = await findProviderId(db, customerId);
  const number =
    providerId === null ? null : await reaching(services, () => payments.taxNumbers.find(providerId));
  return { number, example: asked.example };
};

/** Invoices from now on have it, and those that are corrected; an empty one is taken away. */
export const setTaxNumber = async (
  services: Touched,
  { customerId, typed }: { customerId: string; typed: string },
): Promise<TaxNumber> => {
  const { payments } = services;
  const asked = await findAsked(services, customerId);
  if (!asked) throw new DomainError('tax-number.not-asked');
  const { customer, country, example } = asked;
  const read = typed === '' ? null : readTaxNumber(typed, country);
  if (read === undefined) throw new DomainError('tax-number.impossible');
  await consumeRateLimits(services, [{ key: `tax-number:${customerId}`, limits: checkout.taxNumbers }]);
  const number = await reaching(services, async () => {
    const providerId = await ensureProviderCustomer(services, customer);
    if (read) return payments.taxNumbers.replace(providerId, read);
    await payments.taxNumbers.remove(providerId);
    return null;
  });
  if (number === undefined) throw new DomainError('tax-number.impossible');
  return { number, example };
};

/** Asked is where tax is worked out, and who is in another country than the shop: for all others nothing is new. */
const findAsked = async ({ db, config }: Touched, customerId: string) => {
  const customer: CustomerRecord | undefined = await findCustomer(db, customerId);
  if (!customer?.business) return undefined;
  const country = customer.business.country ?? config.country;
  const rule = config.tax || country !== config.country ? taxNumberRuleOf(country) : undefined;
  return rule && { customer, country, example: rule.example };
};

const reaching = async <Answer>({ log }: Touched, ask: () => Promise<Answer>) => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    log.error({ err: error }, 'a tax number did not reach the provider');
    throw new DomainError('tax-number.not-reached', { cause: error });
  }
};

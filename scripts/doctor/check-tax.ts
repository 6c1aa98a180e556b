import { readTaxSettings } from '#server/adapters/payments/stripe/tax-settings.ts';
import type { Config } from '#server/config.ts';
import { PaymentsError } from '#server/ports/payments.ts';
import { type Finding, note, ok, toDo } from './finding.ts';

/** Whether the provider can work tax out. Where a seller owes any is for a tax adviser to say. */
export const checkTax = async (
  { payments, invoiceFooter }: Pick<Config, 'payments' | 'invoiceFooter'>,
  ask?: typeof fetch,
): Promise<Finding> => {
  const seller = invoiceFooter ? '' : '; invoices name no seller at their foot (SELLER_NAME and others)';
  if (payments.kind === 'sandbox')
    return note(`worked out by the sandbox's own small table, with no real rates${seller}`);
  try {
    const { isActive, missing, registrations } = await readTaxSettings({
      secretKey: payments.secretKey,
      fetch: ask,
    });
    if (!isActive)
      return toDo(
        `Stripe cannot work tax out yet${missing.length > 0 ? ` (missing: ${missing.join(', ')})` : ''}: complete Settings, Tax at Stripe, or no payment page opens`,
      );
    if (registrations === 0)
      return note(`Stripe works tax out, but collects none: no registration is entered there${seller}`);
    const places = registrations === 1 ? '1 registration' : `${registrations} registrations`;
    return seller
      ? note(`Stripe works tax out, with ${places}${seller}`)
      : ok(`Stripe works tax out, with ${places}`);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    return toDo(`Stripe does not tell how tax is set there (${error.message})`);
  }
};

import type { Customer } from '#shared/contract/account.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { problemsOf, type Problems, type Sent, sentValuesOf } from './business-form.ts';
import { copy } from './copy.ts';

/** Saves the whole form; the customer as they are then, or what went wrong, by field. */
export const saveBusiness = async (
  shop: ShopClient,
  { values, logo }: Sent,
): Promise<{ customer: Customer } | { problems: Problems }> => {
  const { firstName, lastName, ...business } = sentValuesOf(values);
  try {
    const { customer } = await shop.calls();
    await customer.customer.updateCustomer.mutate({ firstName, lastName });
    if (logo.kind === 'chosen') {
      const problem = await uploadLogo(shop, logo.file);
      if (problem !== undefined) return { problems: { logo: problem } };
    }
    // Last, because a customer with business details counts as complete.
    return { customer: await customer.customer.setCustomerBusinessDetails.mutate(business) };
  } catch (error) {
    const { message, fields } = messageFor(error);
    return { problems: problemsOf(message, fields, values.country) };
  }
};

const uploadLogo = async (shop: ShopClient, file: File): Promise<string | undefined> => {
  const form = new FormData();
  form.append('File', file);
  form.append('userId', shop.session.read()?.user.id ?? '');
  try {
    await shop.upload('/api/customer/logo', form);
    return undefined;
  } catch (error) {
    return messageFor(error, copy.logo.notUploaded).message;
  }
};

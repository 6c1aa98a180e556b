import { PaymentsError, type Payments } from '#server/ports/payments.ts';

/** Whether a browser may be sent there: only to where the provider is known to be. */
export const isPaymentHost = ({ hosts }: Pick<Payments, 'hosts'>, address: string) => {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && hosts.includes(url.host);
};

export const requirePaymentHost = (payments: Pick<Payments, 'hosts'>, address: string | null) => {
  if (address === null || !isPaymentHost(payments, address))
    throw new PaymentsError('The provider named a payment page that is not on one of its hosts.', {
      isTransient: false,
    });
  return address;
};

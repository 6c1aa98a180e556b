import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { formatInstant } from '#server/mails/format-instant.ts';
import { type ReceiptConsent, renderReceiptMail } from '#server/mails/receipt-mail.ts';
import { type ConsentRecord, listConsents } from '#server/modules/legal/consent-repo.ts';
import { mailCoverOf } from './mails/mail-cover.ts';
import { findInvoice } from './invoice-repo.ts';
import type { OrderRow } from './order.ts';
import { findOrder, getBuyersAddress, listItems, recordMail } from './order-repo.ts';
import { isPaymentHost } from './payment-host.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'mailer' | 'config' | 'payments'>;

/** Once per order: recorded when the mail was accepted, so a mail server that is down only delays it. */
export const sendReceipt = async (services: Touched, orderId: number) => {
  const order = await findOrder(services.db, orderId);
  if (!order?.buyer || order.receiptMailAt) return;
  await send(services, order, order.buyer.email);
  await record(services, orderId, { subject: order.buyer.email });
};

/** Once more, because somebody asks for it; to the address that the customer has now. */
export const resendReceipt = async (
  services: Touched & Pick<Services, 'log'>,
  { orderId, by }: { orderId: number; by: string },
): Promise<{ sentTo: string }> => {
  const order = await findOrder(services.db, orderId);
  if (!order) throw new DomainError('order.not-found');
  if (!order.buyer) throw new DomainError('order.not-paid');
  const sentTo = await getBuyersAddress(services.db, order.customerId);
  try {
    await send(services, order, sentTo);
  } catch (error) {
    services.log.error({ err: error, orderId }, 'a receipt was not accepted');
    throw new DomainError('mail.not-sent', { cause: error });
  }
  await record(services, orderId, { subject: sentTo, causedBy: by });
  return { sentTo };
};

const record = (
  { db, clock }: Touched,
  orderId: number,
  mail: { subject: string; causedBy?: string | undefined },
) => recordMail(db, orderId, { ...mail, kind: 'receipt-mailed', sentAt: clock.now() });

const send = async ({ db, mailer, config, payments }: Touched, order: OrderRow, email: string) => {
  const items = await listItems(db, order.id);
  const invoice = await findInvoice(db, order.id);
  const mail = await renderReceiptMail({
    orderId: order.id,
    paidOn: (order.paidAt ?? order.createdAt).toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: config.shopTimeZone,
    }),
    items,
    amountInCents: order.amountInCents,
    paidInCents: order.paidInCents ?? order.amountInCents,
    ...(order.taxInCents !== null && {
      tax: {
        taxInCents: order.taxInCents,
        discountInCents: order.discountInCents ?? 0,
        isReverseCharge: order.isReverseCharge,
      },
    }),
    orderUrl: `${config.publicUrl.origin}/orders/${order.id}`,
    invoiceUrl: invoice && isPaymentHost(payments, invoice.pdfUrl) ? invoice.pdfUrl : undefined,
    supportEmail: config.supportEmail,
    cover: await mailCoverOf({ db, config }, order.id),
    consents: (await listConsents(db, order.id)).map((consent) => consentOf(config, consent)),
  });
  await mailer.send({ to: email, ...mail });
};

const consentOf = (
  { publicUrl, shopTimeZone }: Services['config'],
  { kind, hash, givenAt, text }: ConsentRecord,
): ReceiptConsent => ({
  kind,
  version: hash,
  givenAt: formatInstant(givenAt ?? new Date(0), shopTimeZone),
  ...(kind === 'waiver'
    ? { words: text.trim() }
    : { url: `${publicUrl.origin}/legal/terms?version=${hash}` }),
});

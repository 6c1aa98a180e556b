import type { OrderEventKind } from '#shared/contract/order-details.ts';
import type { LineItemStatus } from '#shared/contract/order.ts';

type About = { subject: string; amount: string };

const named = (what: string, number: string) => (number === '' ? what : `${what} ${number}`);

/** What has happened, as a sentence without its end: time and person stand beside it. */
const events: Record<OrderEventKind, (about: About) => string> = {
  placed: ({ amount }) => `Order placed over ${amount}`,
  paid: ({ amount }) => `${amount} paid`,
  'payment-failed': () => 'Not paid in time, or the payment failed',
  'needs-review': ({ subject }) => `Needs a look: ${subject}`,
  'invoice-made': ({ subject }) => `${named('Invoice', subject)} received from the payment provider`,
  'invoice-corrected': ({ subject }) => `${named('Invoice', subject)} made in place of the one before`,
  'regeneration-asked': () => 'Customer asked for new documents with changed details',
  'document-made': ({ subject }) => `Document made: ${subject}`,
  'document-failed': ({ subject }) => `Document failed: ${subject}`,
  'generation-retried': () => 'Failed documents tried again',
  'receipt-mailed': ({ subject }) => `Receipt mailed to ${subject}`,
  'ready-mailed': ({ subject }) => `“Your documents are ready” mailed to ${subject}`,
  downloaded: ({ subject }) => `Downloaded: ${subject}`,
  'refund-asked': ({ amount }) => `Refund of ${amount} asked for`,
  refunded: ({ amount }) => `${amount} refunded`,
  'refund-undone': ({ amount }) => `Refund of ${amount} came back`,
  disputed: () => 'Payment disputed: downloads closed',
  'dispute-ended': () => 'Dispute ended: downloads open again',
  'evidence-submitted': () => 'Evidence submitted to the bank',
  'withdrawal-declared': () => 'Withdrawal declared (see Withdrawals)',
  'withdrawal-answered': () => 'Withdrawal answered',
  closed: ({ subject }) => `Closed: ${subject}`,
};

const documentStatus: Record<LineItemStatus, string> = {
  GENERATING: 'Being made',
  GENERATED: 'Made',
  FAILED: 'Failed',
};

/** What the page of an order says besides its facts. */
export const copy = {
  events,
  loading: 'Loading everything about this order',
  notLoaded: 'The rest of this order could not be loaded.',
  retry: 'Try again',
  customer: {
    title: 'Customer',
    open: 'Open this customer',
    name: 'Name',
    noName: 'Not given yet',
    email: 'E-mail',
    disabled: 'Disabled',
    business: 'Business now',
    noBusiness: 'No business details yet',
    printed: 'Printed in the documents',
    others: 'Other orders',
    noOthers: 'This is their only order.',
    more: (count: number) => (count === 1 ? '1 older order' : `${count} older orders`),
  },
  documents: {
    title: 'Documents',
    none: 'There are none before the order is paid.',
    status: documentStatus,
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    version: (number: number) => `version ${number}`,
    open: (format: string, name: string) => `${format} of ${name}`,
    closed: 'The files are closed: the order is not paid, was refunded, is disputed, or was closed.',
  },
  payment: {
    title: 'Payment',
    asked: 'Asked',
    discount: 'Promotion code',
    net: 'Net',
    tax: 'Tax',
    reverseCharge: 'Tax (reverse charge)',
    taxNumber: 'Tax number',
    paid: 'Paid',
    unpaid: 'Not paid',
    paidAt: 'Paid on',
    intent: 'Payment',
    session: 'Session',
    invoice: 'Invoice',
    openInvoice: 'Open the PDF',
    none: 'None',
  },
  mails: { title: 'Mails sent', none: 'No mail was sent yet.' },
  downloads: { title: 'Downloads', none: 'Nothing was downloaded yet.' },
  history: {
    title: 'Everything that happened',
    caption: 'Events, oldest first',
    by: (who: string) => `by ${who}`,
  },
} as const;

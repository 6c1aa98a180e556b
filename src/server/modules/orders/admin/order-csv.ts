import type { CsvCell } from './csv-line.ts';
import type { ExportedOrder } from './order-export-repo.ts';

const amount = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2));

/** Name of the column -> what stands in it. Amounts are in whole units of the currency, times in UTC. */
const columns: [name: string, cellOf: (exported: ExportedOrder) => CsvCell][] = [
  ['Order', ({ order }) => order.id],
  ['Placed at', ({ order }) => order.createdAt],
  ['Status', ({ order }) => order.status],
  ['Disputed', ({ order }) => order.closedBy === 'dispute'],
  ['Review reason', ({ order }) => order.reviewReason],
  ['Customer e-mail', ({ email }) => email],
  ['First name', ({ order }) => order.buyer?.firstName ?? null],
  ['Last name', ({ order }) => order.buyer?.lastName ?? null],
  ['Business', ({ order }) => order.buyer?.business.name ?? null],
  ['Website', ({ order }) => order.buyer?.business.website ?? null],
  ['Street', ({ order }) => order.buyer?.business.street ?? null],
  ['City', ({ order }) => order.buyer?.business.city ?? null],
  ['State', ({ order }) => order.buyer?.business.state ?? null],
  ['Zip code', ({ order }) => order.buyer?.business.zipCode ?? null],
  ['Products', ({ items }) => items.map(({ name, quantity }) => titleOf(name, quantity)).join('; ')],
  ['Currency', ({ order }) => order.currency.toUpperCase()],
  ['Asked', ({ order }) => amount(order.amountInCents)],
  [
    'Discount',
    ({ order }) =>
      order.paidInCents === null
        ? null
        : amount(order.discountInCents ?? order.amountInCents - order.paidInCents),
  ],
  ['Paid', ({ order }) => amount(order.paidInCents)],
  ['Refunded', ({ refundedInCents }) => amount(refundedInCents)],
  ['Revenue', ({ order, revenueInCents }) => (order.paidInCents === null ? null : amount(revenueInCents))],
  ['Paid at', ({ order }) => order.paidAt],
  ['Documents', ({ documentCount }) => documentCount],
  ['Made', ({ generatedCount }) => generatedCount],
  ['Failed', ({ failedCount }) => failedCount],
  ['Receipt mailed at', ({ order }) => order.receiptMailAt],
  ['Ready mailed at', ({ order }) => order.readyMailAt],
  ['Payment', ({ order }) => order.paymentIntent],
  ['Checkout session', ({ order }) => order.sessionId],
  ['Reference', ({ order }) => order.reference],
  ['Invoice', ({ invoiceUrl }) => invoiceUrl],
];

const titleOf = (name: string, quantity: number) => (quantity === 1 ? name : `${quantity} × ${name}`);

/** For shops that have tax worked out. */
const taxColumns: typeof columns = [
  ['Country', ({ order }) => order.buyer?.business.country ?? null],
  ['Net', ({ order }) => amount(netOf(order))],
  ['Tax', ({ order }) => amount(order.taxInCents)],
  ['Reverse charge', ({ order }) => order.isReverseCharge],
  ['Tax number', ({ order }) => order.taxNumber],
];

const netOf = ({ paidInCents, taxInCents }: ExportedOrder['order']) =>
  paidInCents === null || taxInCents === null ? null : paidInCents - taxInCents;

const columnsFor = (hasTax: boolean) => (hasTax ? [...columns, ...taxColumns] : columns);

export const csvHeader = (hasTax: boolean) => columnsFor(hasTax).map(([name]) => name);

export const csvCellsOf = (exported: ExportedOrder, hasTax: boolean) =>
  columnsFor(hasTax).map(([, cellOf]) => cellOf(exported));

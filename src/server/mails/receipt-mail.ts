import { formatPrice } from '#shared/money.ts';
import { cover, type MailCover } from './cover-part.ts';
import { action, amounts, link, type MailRow, note, paragraph, points } from './mail-parts.ts';
import { renderMail } from './render-mail.ts';

export type ReceiptConsent = {
  kind: 'terms' | 'waiver';
  /** In words, with the time zone. */
  givenAt: string;
  /** Where the terms stand in this wording; the waiver is said in full. */
  url?: string;
  words?: string;
  version: string;
};

export type Receipt = {
  orderId: number;
  paidOn: string;
  items: readonly { name: string; quantity: number; priceInCents: number }[];
  /** Before and after promotion codes. */
  amountInCents: number;
  paidInCents: number;
  /** Only where tax was worked out. */
  tax?: { taxInCents: number; discountInCents: number; isReverseCharge: boolean };
  orderUrl: string;
  /** Undefined while the provider has not made it. */
  invoiceUrl: string | undefined;
  supportEmail: string;
  cover: MailCover;
  /** What was agreed to; left out where nothing was asked. */
  consents?: readonly ReceiptConsent[];
};

export const renderReceiptMail = ({
  orderId,
  paidOn,
  orderUrl,
  invoiceUrl,
  supportEmail,
  cover: face,
  consents = [],
  ...paid
}: Receipt) =>
  renderMail(
    {
      subject: `Your receipt for order ${orderId}`,
      preview: `${formatPrice(paid.paidInCents)}, paid on ${paidOn}. Your documents are on the page of your order.`,
      title: 'Thank you for your order',
      facts: [
        ['Order', String(orderId)],
        ['Paid', formatPrice(paid.paidInCents)],
      ],
    },
    [
      cover(face),
      paragraph(
        `We have received your payment of ${paidOn}. Your documents are on the page of your order; the first ones are ready within seconds of the payment.`,
      ),
      amounts(rowsOf(paid)),
      action('View your order', orderUrl),
      invoiceUrl === undefined
        ? paragraph('Your invoice will be on the page of your order.')
        : link('Download the invoice as PDF', invoiceUrl),
      ...consents.map(consentPart),
      note(`Something is not right? Write to ${supportEmail} and name order ${orderId}.`),
    ],
  );

const consentPart = ({ kind, givenAt, url, words, version }: ReceiptConsent) =>
  kind === 'waiver'
    ? points('What you agreed to', [`“${words ?? ''}”`, `On ${givenAt}. Version ${version}`])
    : points('Terms', [
        `You agreed to our terms on ${givenAt}: ${url ?? ''}`,
        'Please keep this mail: the address above always shows the wording you agreed to.',
      ]);

const rowsOf = ({
  items,
  amountInCents,
  paidInCents,
  tax,
}: Pick<Receipt, 'items' | 'amountInCents' | 'paidInCents' | 'tax'>): MailRow[] => [
  ...items.map(({ name, quantity, priceInCents }): MailRow => [
    quantity === 1 ? name : `${quantity} × ${name}`,
    formatPrice(priceInCents * quantity),
  ]),
  ...discountRow(tax ? tax.discountInCents : amountInCents - paidInCents),
  ...(tax ? taxRows(paidInCents, tax) : []),
  ['Paid', formatPrice(paidInCents)],
];

const discountRow = (discountInCents: number): MailRow[] =>
  discountInCents > 0 ? [['Promotion code', `−${formatPrice(discountInCents)}`]] : [];

const taxRows = (
  paidInCents: number,
  { taxInCents, isReverseCharge }: NonNullable<Receipt['tax']>,
): MailRow[] => [
  ['Net', formatPrice(paidInCents - taxInCents)],
  [isReverseCharge ? 'Tax (reverse charge: you account for it)' : 'Tax', formatPrice(taxInCents)],
];

import type { OrderDetails } from '#shared/contract/order-details.ts';
import { formatPrice } from '#shared/money.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { Fact, TitledSheet } from '#web/features/sales/titled-sheet.tsx';
import { copy } from './copy.ts';

const words = copy.payment;

export const OrderPayment = ({ payment }: Pick<OrderDetails, 'payment'>) => {
  const { asked, paid, tax, paidAt, paymentIntent, sessionId, invoiceUrl } = payment;
  const discount = tax ? tax.discount : asked - (paid ?? asked);
  return (
    <TitledSheet title={words.title}>
      <dl>
        <Fact term={words.asked}>{formatPrice(asked)}</Fact>
        {discount > 0 && <Fact term={words.discount}>−{formatPrice(discount)}</Fact>}
        {tax && (
          <>
            <Fact term={words.net}>{formatPrice(tax.net)}</Fact>
            <Fact term={tax.isReverseCharge ? words.reverseCharge : words.tax}>
              {formatPrice(tax.amount)}
            </Fact>
            {tax.taxNumber && <Fact term={words.taxNumber}>{tax.taxNumber}</Fact>}
          </>
        )}
        <Fact term={words.paid}>{paid === null ? words.unpaid : formatPrice(paid)}</Fact>
        {paidAt && <Fact term={words.paidAt}>{formatMoment(paidAt)}</Fact>}
        <Fact term={words.intent}>
          <Code>{paymentIntent}</Code>
        </Fact>
        <Fact term={words.session}>
          <Code>{sessionId}</Code>
        </Fact>
        <Fact term={words.invoice}>
          {invoiceUrl ? (
            <a href={invoiceUrl} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              {words.openInvoice}
            </a>
          ) : (
            words.none
          )}
        </Fact>
      </dl>
    </TitledSheet>
  );
};

const Code = ({ children }: { children: string | null }) => (
  <span className="font-mono text-xs break-all">{children ?? words.none}</span>
);

import type { OrderDetails } from '#shared/contract/order-details.ts';
import { formatPrice } from '#shared/money.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { Fact, TitledSheet } from '#web/features/sales/titled-sheet.tsx';
import { copy } from './copy.ts';

const words = copy.payment;

export const OrderPayment = ({ payment }: Pick<OrderDetails, 'payment'>) => {
  const { asked, paid, paidAt, paymentIntent, sessionId, invoiceUrl } = payment;
  return (
    <TitledSheet title={words.title}>
      <dl>
        <Fact term={words.asked}>{formatPrice(asked)}</Fact>
        {paid !== null && paid < asked && <Fact term={words.discount}>−{formatPrice(asked - paid)}</Fact>}
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

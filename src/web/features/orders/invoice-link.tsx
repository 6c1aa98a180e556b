import { useQuery } from '@tanstack/react-query';
import { useShop } from '#web/lib/server/use-shop.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { invoiceQuery } from './order-queries.ts';
import { copy } from './copy.ts';

export const InvoiceLink = (paid: { orderId: number; paymentIntent: string }) => {
  const shop = useShop();
  const { data: invoice } = useQuery(invoiceQuery(shop, paid));
  if (!invoice)
    return (
      <span role="status" className="inline-flex items-center gap-2 text-sm text-quiet">
        <Spinner />
        {copy.invoice.loading}
      </span>
    );
  return (
    <a
      href={invoice.pdf_url}
      target="_blank"
      rel="noreferrer"
      className={buttonStyles({ variant: 'ghost', size: 'sm' })}
    >
      {copy.invoice.open}
    </a>
  );
};

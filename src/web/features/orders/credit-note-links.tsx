import { useQuery } from '@tanstack/react-query';
import { useShop } from '#web/lib/server/use-shop.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { creditNotesQuery } from './order-queries.ts';
import { copy } from './copy.ts';

/** Beside the invoice, what corrects it; nothing while there is none. */
export const CreditNoteLinks = ({ orderId }: { orderId: number }) => {
  const shop = useShop();
  const { data: notes = [] } = useQuery(creditNotesQuery(shop, orderId));
  return notes.map(({ number, pdf_url, status }) => (
    <a
      key={number}
      href={pdf_url}
      target="_blank"
      rel="noreferrer"
      className={buttonStyles({ variant: 'ghost', size: 'sm' })}
    >
      {copy.invoice.creditNote(number)}
      {status === 'void' && ` (${copy.invoice.void})`}
    </a>
  ));
};

import { useQuery } from '@tanstack/react-query';
import type { OrderDetails as Details, OrderEventKind } from '#shared/contract/order-details.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { orderDetailsQuery } from '#web/features/sales/sales-queries.ts';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { EventList } from './event-list.tsx';
import { OrderMoneyBack } from './money-back.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderPayment } from './order-payment.tsx';
import { TitledSheet } from '#web/features/sales/titled-sheet.tsx';
import { copy } from './copy.ts';

const MAILS: OrderEventKind[] = ['receipt-mailed', 'ready-mailed'];

/** Everything there is to an order besides its facts. */
export const OrderDetails = ({ orderId, isOpen }: { orderId: number; isOpen: boolean }) => {
  const shop = useShop();
  const { data, error, isPending, refetch } = useQuery(orderDetailsQuery(shop, orderId));
  if (isPending) return <Feedback tone="busy">{copy.loading}</Feedback>;
  if (!data)
    return (
      <NotLoaded
        title={copy.notLoaded}
        reason={error ? messageFor(error).message : undefined}
        retry={copy.retry}
        onRetry={refetch}
      />
    );
  return <Parts details={data} isOpen={isOpen} onChanged={refetch} />;
};

type PartsProps = { details: Details; isOpen: boolean; onChanged: () => Promise<unknown> };

const Parts = ({ details, isOpen, onChanged }: PartsProps) => {
  const { customer, printed, documents, payment, moneyBack, events } = details;
  const only = (kinds: OrderEventKind[]) => events.filter(({ kind }) => kinds.includes(kind));
  return (
    <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">
      <OrderCustomer customer={customer} printed={printed} />
      <div className="flex flex-col gap-8">
        <OrderPayment payment={payment} />
        <OrderMoneyBack {...moneyBack} onChanged={onChanged} />
      </div>
      <div className="lg:col-span-2">
        <OrderDocuments documents={documents} isOpen={isOpen} />
      </div>
      <TitledSheet title={copy.mails.title}>
        <EventList events={only(MAILS)} none={copy.mails.none} />
      </TitledSheet>
      <TitledSheet title={copy.downloads.title}>
        <EventList events={only(['downloaded'])} none={copy.downloads.none} />
      </TitledSheet>
      <div className="lg:col-span-2">
        <TitledSheet title={copy.history.title}>
          <EventList events={events} none="" />
        </TitledSheet>
      </div>
    </div>
  );
};

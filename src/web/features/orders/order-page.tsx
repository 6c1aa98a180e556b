import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Order } from '#shared/contract/order.ts';
import { backdropOf } from '#shared/industry-face.ts';
import { useCustomer } from '#web/lib/session/customer.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { CreditNoteLinks } from './credit-note-links.tsx';
import { DocumentGrid } from './documents/document-grid.tsx';
import { failureIn } from './downloads/downloads.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { expectsInvoice } from './expects-invoice.ts';
import { FailedNotice } from './failed-notice.tsx';
import { InvoiceLink } from './invoice-link.tsx';
import { OrderCover } from './order-cover.tsx';
import { OrderDownloads } from './downloads/order-downloads.tsx';
import { OrderHeader } from './order-header.tsx';
import { isSettled, pageTitleOf, progressOf } from './order-progress.ts';
import { lineItemsQuery, orderQuery } from './order-queries.ts';
import { Regenerate } from './regenerate.tsx';
import { isUnpaid, UnpaidNotice } from './unpaid-notice.tsx';
import { useDownloads } from './downloads/use-downloads.ts';
import { copy } from './copy.ts';

type OrderPageProps = {
  order: Order;
  supportEmail: string;
  /** Stands above the documents while they may be downloaded. */
  questions?: ReactNode;
  /** Stands beside the invoice while the order may be used. */
  withdrawal?: ReactNode;
};

export const OrderPage = ({ order: loaded, supportEmail, questions, withdrawal }: OrderPageProps) => {
  const { customer } = useCustomer();
  const { data: order = loaded } = useQuery(orderQuery(useShop(), loaded.id));
  return (
    <div className="grow bg-desk print:bg-paper">
      <div className="wrap flex flex-col gap-6 py-8 sm:py-12">
        <div className="grid sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-6">
          <div
            className="border-ink max-sm:h-36 max-sm:overflow-hidden max-sm:border max-sm:border-b-0 sm:w-32 sm:bg-transparent! print:hidden"
            style={{ backgroundColor: backdropOf(order.product.industry) }}
          >
            <Sheet className="aspect-[17/22] overflow-hidden max-sm:mx-auto max-sm:mt-5 max-sm:w-36">
              <OrderCover order={order} />
            </Sheet>
          </div>
          <OrderHeader order={order} customer={customer} />
        </div>
        <div className="flex flex-wrap items-center gap-4 print:hidden">
          {order.paymentIntent && expectsInvoice(order) && (
            <>
              <InvoiceLink orderId={order.id} paymentIntent={order.paymentIntent} />
              <CreditNoteLinks orderId={order.id} />
            </>
          )}
          <Button variant="link" size="sm" onClick={() => window.print()}>
            {copy.order.print}
          </Button>
          {!isUnpaid(order) && order.isOpen && withdrawal}
        </div>
        {isUnpaid(order) ? (
          <UnpaidNotice order={order} supportEmail={supportEmail} />
        ) : (
          <>
            <ClosedNotice order={order} supportEmail={supportEmail} />
            <OrderDocuments order={order} supportEmail={supportEmail} questions={questions} />
          </>
        )}
      </div>
    </div>
  );
};

const OrderDocuments = ({ order, supportEmail, questions }: OrderPageProps) => {
  const shop = useShop();
  const { isOpen } = order;
  const query = useQuery({ ...lineItemsQuery(shop, order.id), ...(!isOpen && { refetchInterval: false }) });
  const { downloads, start } = useDownloads();
  // Right after the payment there may be none yet.
  const items = query.data?.length ? query.data : undefined;
  const progress = progressOf(items ?? []);
  const failure = failureIn(downloads, 'order');
  usePageTitle(isOpen ? pageTitleOf(order.product.name, progress) : order.product.name);

  const followAgain = async () => {
    shop.queries.removeQueries({ queryKey: ['preview'] });
    // Documents that are made anew are made with the answers of now.
    void shop.queries.invalidateQueries({ queryKey: ['order-questions', order.id] });
    await query.refetch();
  };
  return (
    <>
      {isOpen && (
        <div className="flex flex-col gap-5 print:hidden">
          <Progress
            label={copy.progress.label(progress.generated, progress.total || order.documentCount)}
            percent={progress.percent}
            valueText={progress.text}
          />
          {query.isError && <Feedback tone="error">{copy.progress.stale}</Feedback>}
          {progress.failed > 0 && (
            <FailedNotice
              orderId={order.id}
              count={progress.failed}
              supportEmail={supportEmail}
              onRetried={followAgain}
            />
          )}
          {items && progress.isComplete && (
            <div className="flex flex-wrap items-center justify-between gap-4">
              <OrderDownloads orderId={order.id} items={items} downloads={downloads} start={start} />
              <Regenerate orderId={order.id} onStarted={followAgain} />
            </div>
          )}
          {failure && <Alert tone="error" title={failure} />}
        </div>
      )}
      {isOpen && questions}
      {!isOpen && query.isError && !items ? (
        <Alert tone="error" title={copy.document.notLoaded}>
          <Button size="sm" className="mt-3" busy={query.isFetching} onClick={() => void query.refetch()}>
            {copy.document.tryAgain}
          </Button>
        </Alert>
      ) : (
        <DocumentGrid
          orderId={order.id}
          items={items}
          count={order.documentCount}
          isOpen={isOpen}
          isBlocked={downloads.running !== undefined}
          start={start}
        />
      )}
      {items && (
        <EarlierVersions
          orderId={order.id}
          isOpen={isOpen}
          isMaking={!isSettled(items)}
          downloads={downloads}
          start={start}
        />
      )}
    </>
  );
};

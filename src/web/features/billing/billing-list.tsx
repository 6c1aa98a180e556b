import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { BillingDocument } from '#shared/contract/refund.ts';
import { formatPrice } from '#shared/money.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { billingQuery } from './billing-query.ts';
import { copy } from './copy.ts';
import { CorrectDialog } from './correct-dialog.tsx';

/** All invoices and credit notes of a customer on one page. */
export const BillingList = () => {
  const shop = useShop();
  const { data, error, refetch, isFetching } = useQuery(billingQuery(shop));
  if (!data && error)
    return (
      <Alert tone="error" title={copy.notLoaded}>
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {copy.retry}
        </Button>
      </Alert>
    );
  if (!data) return <Skeleton className="h-40 w-full" />;
  if (data.length === 0) return <EmptyState title={copy.none}>{copy.noneHint}</EmptyState>;
  return (
    <ul aria-label={copy.list} className="divide-y divide-line border-y border-line">
      {data.map((document) => (
        <Entry key={`${document.kind} ${document.number} ${document.pdf_url}`} document={document} />
      ))}
    </ul>
  );
};

const Entry = ({ document }: { document: BillingDocument }) => {
  const { kind, orderId, number, amount, isVoid, createdAt, pdf_url, corrects, correctedBy } = document;
  const [isCorrecting, setCorrecting] = useState(false);
  const name = copy.kind[kind];
  const title = number === null ? name : `${name} ${number}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-52">
        <p className="font-semibold text-ink wrap-anywhere">
          {title} {isVoid && <Badge>{copy.void}</Badge>}
        </p>
        <p className="text-sm text-quiet">
          {formatDay(createdAt)} ·{' '}
          <Link
            to="/orders/$orderId"
            params={{ orderId: String(orderId) }}
            className="underline underline-offset-4"
          >
            {copy.order(orderId)}
          </Link>
        </p>
        {corrects !== null && <p className="text-sm text-quiet">{copy.corrects(corrects)}</p>}
        {correctedBy !== null && <p className="text-sm text-quiet">{copy.correctedBy(correctedBy)}</p>}
      </div>
      <p className="font-mono text-ink">{formatPrice(kind === 'invoice' ? amount : -amount)}</p>
      <a
        href={pdf_url}
        target="_blank"
        rel="noreferrer"
        aria-label={copy.openName(title, orderId)}
        className={buttonStyles({ variant: 'ghost', size: 'sm' })}
      >
        {copy.open}
      </a>
      {document.canCorrect && (
        <Button
          variant="link"
          size="sm"
          aria-label={copy.correct.openName(title)}
          onClick={() => setCorrecting(true)}
        >
          {copy.correct.open}
        </Button>
      )}
      {isCorrecting && <CorrectDialog orderId={orderId} onClose={() => setCorrecting(false)} />}
    </li>
  );
};

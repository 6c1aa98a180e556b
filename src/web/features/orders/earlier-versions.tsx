import { useQuery } from '@tanstack/react-query';
import type { OrderVersion } from '#shared/contract/order.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { buttonOf, type Downloads, failureIn, versionDownload } from './downloads/downloads.ts';
import { orderVersionsQuery } from './order-queries.ts';
import type { StartDownload } from './downloads/use-downloads.ts';
import { copy } from './copy.ts';

const { title, hint, name, notLoaded, retry } = copy.versions;

type EarlierVersionsProps = {
  orderId: number;
  /** Downloads may be closed: then there is only the list. */
  isOpen: boolean;
  /** What is being made is an earlier version's successor: the list changes when that begins and when it ends. */
  isMaking: boolean;
  downloads: Downloads;
  start: StartDownload;
};

/** Most orders have none. So nothing holds a place for them while they are asked for, and they stand last on the page. */
export const EarlierVersions = ({ orderId, isOpen, isMaking, downloads, start }: EarlierVersionsProps) => {
  const shop = useShop();
  const { data, isError, isFetching, refetch } = useQuery(orderVersionsQuery(shop, orderId, isMaking));
  const earlier = data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const failure = failureIn(downloads, 'versions');

  const startDownload = (version: number) =>
    start({
      id: versionDownload(version),
      total: 1,
      failure: copy.download.documentsFailed,
      sign: async () => {
        const { customer } = await shop.calls();
        return [(await customer.customer.getOrderZipUrl.query({ orderId, version })).url];
      },
    });

  if (isError && !data)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
        <Feedback tone="error">{notLoaded}</Feedback>
        <Button variant="link" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {retry}
        </Button>
      </div>
    );
  if (earlier.length === 0) return null;
  return (
    <details className="group border-t border-line pt-2 text-sm print:hidden">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-2 py-2 font-semibold text-ink [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
        {title(earlier.length)}
      </summary>
      <p className="mt-1 mb-3">{hint}</p>
      <ul aria-label={title(earlier.length)} className="flex flex-col gap-3">
        {earlier.map((version) => (
          <Version
            key={version.number}
            version={version}
            isOpen={isOpen}
            downloads={downloads}
            onDownload={() => void startDownload(version.number)}
          />
        ))}
      </ul>
      {failure && (
        <div className="mt-3">
          <Alert tone="error" title={failure} />
        </div>
      )}
    </details>
  );
};

type VersionProps = {
  version: OrderVersion;
  isOpen: boolean;
  downloads: Downloads;
  onDownload: () => void;
};

const Version = ({ version, isOpen, downloads, onDownload }: VersionProps) => {
  const { number, finishedAt, businessName, documentCount } = version;
  const shown = buttonOf(downloads, versionDownload(number), {
    idle: copy.download.zip,
    finished: copy.download.finished.zip,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border border-line bg-paper px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold break-words text-ink">{businessName}</p>
        <p className="mt-0.5 font-mono text-xs text-quiet">
          {name(number)} · <time dateTime={finishedAt}>{formatMoment(finishedAt)}</time> ·{' '}
          <span className="whitespace-nowrap">{copy.bundles.documents(documentCount)}</span>
        </p>
      </div>
      {isOpen && (
        <Button
          aria-label={`${shown.label}, ${name(number)}`}
          variant="ghost"
          size="sm"
          busy={shown.state === 'downloading'}
          disabled={shown.isBlocked}
          onClick={onDownload}
          className="max-sm:w-full"
        >
          {shown.state === 'finished' && <Icon name="check" />}
          {shown.label}
        </Button>
      )}
    </li>
  );
};

import type { LineItem } from '#shared/contract/order.ts';
import { signDownloads } from '#web/lib/server/storage-client.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { downloadOffers, failureOf, filePathsOf } from './download-offers.ts';
import { buttonOf, type Downloads } from './downloads.ts';
import type { DownloadRequest, StartDownload } from './use-downloads.ts';
import { copy } from '#web/features/orders/copy.ts';

const { finished } = copy.download;

type OrderDownloadsProps = {
  orderId: number;
  items: readonly LineItem[];
  downloads: Downloads;
  start: StartDownload;
};

/** For an order that is complete: the whole of it in one go. */
export const OrderDownloads = ({ orderId, items, downloads, start }: OrderDownloadsProps) => {
  const shop = useShop();
  const zip = {
    id: 'zip',
    total: 1,
    failure: copy.download.documentsFailed,
    sign: async () => {
      const { customer } = await shop.calls();
      return [(await customer.customer.getOrderZipUrl.query({ orderId })).url];
    },
  } as const;
  const button = (
    idle: string,
    request: DownloadRequest & { id: keyof typeof finished },
    variant: 'primary' | 'ghost',
  ) => {
    const shown = buttonOf(downloads, request.id, { idle, finished: finished[request.id] });
    return (
      <Button
        key={request.id}
        variant={variant}
        busy={shown.state === 'downloading'}
        disabled={shown.isBlocked}
        onClick={() => void start(request)}
        className="max-sm:w-full"
      >
        {shown.state === 'finished' && <Icon name="check" />}
        {shown.label}
      </Button>
    );
  };
  return (
    <div role="group" aria-label={copy.download.title} className="flex flex-wrap gap-3">
      {downloadOffers(items).map(({ id, label, kinds }) => {
        const paths = filePathsOf(items, kinds);
        const sign = () => signDownloads(shop, paths);
        return button(label, { id, total: paths.length, sign, failure: failureOf(kinds) }, 'primary');
      })}
      {button(copy.download.zip, zip, 'ghost')}
    </div>
  );
};

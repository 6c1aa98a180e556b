import { useId, useState } from 'react';
import type { LineItem } from '#shared/contract/order.ts';
import { createPreviewSigner, signDownloads } from '#web/lib/server/storage-client.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { DocumentCard } from './document-card.tsx';
import { DocumentCardSkeleton } from './document-card-skeleton.tsx';
import { DocumentLightbox } from './document-lightbox.tsx';
import { failureOf, type FileKind, filePathsOf } from '#web/features/orders/downloads/download-offers.ts';
import type { StartDownload } from '#web/features/orders/downloads/use-downloads.ts';
import { copy } from '#web/features/orders/copy.ts';

type DocumentGridProps = {
  orderId: number;
  /** Undefined while they are being loaded; meanwhile `count` places are held. */
  items: readonly LineItem[] | undefined;
  count: number;
  isOpen: boolean;
  /** While other files are being handed over. */
  isBlocked: boolean;
  start: StartDownload;
};

export const DocumentGrid = ({ orderId, items, count, isOpen, isBlocked, start }: DocumentGridProps) => {
  const shop = useShop();
  const titleId = useId();
  const [sign] = useState(() => createPreviewSigner(shop));
  const [viewed, setViewed] = useState<LineItem>();
  const [isShown, setShown] = useState(false);
  const close = () => {
    setViewed(undefined);
    setShown(false);
  };
  const download = (item: LineItem, kind: FileKind) =>
    start({
      id: `${item.id}.${kind}`,
      total: 1,
      sign: () => signDownloads(shop, filePathsOf([item], [kind])),
      failure: failureOf([kind]),
    });
  return (
    <section aria-labelledby={titleId} aria-busy={items === undefined}>
      <h2 id={titleId} className="sr-only print:not-sr-only print:mb-2 print:text-lg">
        {copy.document.listTitle}
      </h2>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 lg:gap-6 print:grid-cols-1 print:gap-0 print:border-t print:border-ink">
        {items?.map((item) => (
          <DocumentCard
            key={item.id}
            item={item}
            isOpen={isOpen}
            isBlocked={isBlocked}
            isOpening={viewed?.id === item.id && !isShown}
            sign={sign}
            onView={() => setViewed(item)}
            onDownload={(kind) => void download(item, kind)}
          />
        )) ?? Array.from({ length: count }, (_, index) => <DocumentCardSkeleton key={index} />)}
      </ul>
      {viewed && (
        <DocumentLightbox
          key={viewed.id}
          orderId={orderId}
          item={viewed}
          onShown={() => setShown(true)}
          onClose={close}
        />
      )}
    </section>
  );
};

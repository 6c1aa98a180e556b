import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LineItem } from '#shared/contract/order.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Lightbox } from '#web/ui/overlays/lightbox.tsx';
import { showToast } from '#web/ui/toasts/toast-queue.ts';
import { documentPagesQuery } from '#web/features/orders/order-queries.ts';
import { copy } from '#web/features/orders/copy.ts';

type DocumentLightboxProps = {
  orderId: number;
  item: LineItem;
  onShown: () => void;
  onClose: () => void;
};

/** All pages of one document, fetched when somebody opens it. */
export const DocumentLightbox = ({ orderId, item, onShown, onClose }: DocumentLightboxProps) => {
  const shop = useShop();
  const { data: pages, isLoadingError } = useQuery(documentPagesQuery(shop, orderId, item.id));
  const hasPages = pages !== undefined && pages.length > 0;
  useEffect(() => {
    if (hasPages) onShown();
  });
  useEffect(() => {
    if (!isLoadingError) return;
    showToast({ tone: 'error', text: copy.document.notOpened });
    onClose();
  });
  if (!hasPages) return null;
  return (
    <Lightbox
      images={pages.map(({ src, page }) => ({ src, alt: copy.document.page(item.name, page) }))}
      openAt={0}
      onClose={onClose}
      labels={copy.lightbox}
    />
  );
};

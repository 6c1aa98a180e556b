import type { PagePreview } from '#shared/contract/document.ts';
import { Lightbox } from '#web/ui/overlays/lightbox.tsx';
import { cardCopy } from './copy.ts';

const { lightbox: copy } = cardCopy;

type PageLightboxProps = {
  title: string;
  pages: readonly PagePreview[];
  openAt: number | undefined;
  onClose: () => void;
};

/** The pages of a document, one at a time and as large as the screen allows. */
export const PageLightbox = ({ title, pages, openAt, onClose }: PageLightboxProps) => (
  <Lightbox
    images={pages.map((page) => ({ ...page, alt: copy.page(page.page) }))}
    openAt={openAt}
    onClose={onClose}
    labels={{ previous: copy.previous, next: copy.next, close: copy.close, lightbox: title }}
  />
);

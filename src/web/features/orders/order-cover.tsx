import type { Order } from '#shared/contract/order.ts';
import { coverTitleSize } from '#shared/covers/cover-title-size.ts';
import { faceOf } from '#shared/industry-face.ts';
import { BlankPage } from '#web/ui/paper/blank-page.tsx';
import { CoverSheet } from '#web/ui/paper/cover-sheet.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { copy } from './copy.ts';

const SIZES = '9rem';

/** The face of what was bought, as the shop shows it. */
export const OrderCover = ({ order: { product, documentCount } }: { order: Order }) => (
  <CoverSheet
    {...faceOf(product.industry)}
    title={product.name}
    titleSize={coverTitleSize(product.name)}
    stamp={copy.order.sample}
    {...(documentCount > 0 && { note: copy.bundles.documents(documentCount) })}
  >
    {product.image ? (
      <Picture
        source={product.image}
        alt=""
        sizes={SIZES}
        className="h-full w-full object-cover object-top"
      />
    ) : (
      <BlankPage title={product.name} />
    )}
  </CoverSheet>
);

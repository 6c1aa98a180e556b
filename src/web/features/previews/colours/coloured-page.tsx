import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useShop } from '#web/lib/server/use-shop.ts';
import { useCustomer } from '#web/lib/session/customer.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageFace } from '#web/ui/paper/page-face.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { colouredCopy as copy } from '#web/features/previews/copy.ts';
import type { Phase, Previewing } from '#web/features/previews/previewing.ts';
import { useOwnPages } from '#web/features/previews/use-own-pages.ts';
import { type ShownBundle, shownBundleQuery } from './bundle-query.ts';

const UNDER_WAY: ReadonlySet<Phase> = new Set(['due', 'typing', 'waiting', 'slow']);

/** A real page of a bundle in colours that are tried on; null: in the document's own. Nothing where there is no bundle. */
export const ColouredPage = ({ colours }: { colours: readonly string[] | null }) => {
  const { customer } = useCustomer();
  const { data, isPending } = useQuery(shownBundleQuery(useShop()));
  if (isPending)
    return (
      <div role="status" aria-label={copy.loading}>
        <Skeleton className="h-105 w-full max-w-80" />
      </div>
    );
  // Another logo is another page from the start.
  return data ? <Page key={customer?.logoUrl?.split('?')[0]} bundle={data} colours={colours} /> : null;
};

type PageProps = { bundle: ShownBundle; colours: readonly string[] | null };

const Page = ({ bundle: { product, document }, colours }: PageProps) => {
  const findDocument = useCallback(() => document.id, [document.id]);
  const written = colours?.join(',');
  const look = useMemo(
    () => ({ documentId: document.id, colours: written?.split(',') ?? null }),
    [document.id, written],
  );
  const { state } = useOwnPages(product.id, findDocument, look);
  const [sample] = document.pages;
  if (!sample) return null;
  const isUnderWay = UNDER_WAY.has(state.phase);
  return (
    <figure className="flex flex-col gap-3" aria-busy={isUnderWay}>
      <Sheet className="w-full max-w-80 select-none">
        <PageFace own={state.pages.get(document.id)?.[0]} isMarked={false}>
          <Picture
            source={sample}
            alt={copy.page(document.name)}
            sizes="20rem"
            className="h-auto w-full rounded-sheet"
          />
        </PageFace>
      </Sheet>
      <figcaption>
        <span role="status" className="flex min-h-11 items-start gap-2.5 text-sm text-quiet">
          {isUnderWay && <Spinner className="mt-0.5 size-4 shrink-0" />}
          {wordsFor(state, product.name)}
        </span>
      </figcaption>
    </figure>
  );
};

const wordsFor = ({ phase, message }: Previewing, bundle: string) => {
  switch (phase) {
    case 'idle':
      return copy.idle(bundle);
    case 'shown':
      return copy.shown(bundle);
    case 'slow':
      return copy.slow;
    case 'no-room':
      return copy.noRoom;
    case 'failed':
      return copy.failed;
    case 'refused':
      return message ?? copy.failed;
    default:
      return copy.waiting;
  }
};

import { useEffect, useRef, useState } from 'react';
import type { Industry } from '#shared/industries.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ArrivingBundles } from './arriving-bundles.tsx';
import { IndustryChips } from './industry-chips.tsx';
import { NoProducts } from './no-products.tsx';
import { OwnedMatches } from './owned-matches.tsx';
import { ProductGrid } from './product-grid.tsx';
import type { Listing, ListingQuery } from './listing.ts';
import type { ArrivingDemo } from './use-demo-progress.ts';
import { useMoreProducts } from './use-more-products.ts';
import { copy } from './copy.ts';

type ProductListingProps = {
  id: string;
  title: string;
  /** Undefined when the products could not be fetched. */
  listing: Listing | undefined;
  query: ListingQuery;
  /** What somebody has is nothing they might like; a search tells of it apart. Undefined while it is not known yet. */
  owned: ReadonlySet<number> | undefined;
  /** Null unless the shop is just being filled with its demo bundles. */
  demo: ArrivingDemo | null;
  supportEmail: string;
  loadAfter: (cursor: string) => Promise<Listing | undefined>;
  onIndustry: (industry: Industry | undefined) => void;
  onClear: () => void;
  onRetry: () => void;
};

/** What the shop sells: filtered by industry, searched, and shown a page at a time. */
export const ProductListing = (props: ProductListingProps) => {
  const { id, title, listing, query, owned, demo, supportEmail, loadAfter } = props;
  const { onIndustry, onClear, onRetry } = props;
  const { products, hasMore, isLoading, showMore } = useMoreProducts(listing, loadAfter);
  // What comes while somebody looks takes the next free place; nothing that is seen moves.
  const [isFilling, setIsFilling] = useState(demo !== null);
  if (demo && !isFilling) setIsFilling(true);
  const inOrder = isFilling ? products.toReversed() : products;
  const shown = owned && inOrder.filter((product) => !owned.has(product.id));
  const mine = query.q === undefined ? [] : inOrder.filter((product) => owned?.has(product.id));
  const isNarrowed = query.q !== undefined || query.industry !== undefined;
  const ownsShown = products.length > 0 && (hasMore ? 'so far' : 'all');
  useResultsInView(id, query.q);
  return (
    <div id={id}>
      <OwnedMatches products={mine} />
      <ProductGrid
        title={title}
        products={shown}
        announcement={announcementOf({
          found: isNarrowed && shown ? shown.length + mine.length : undefined,
          demo,
        })}
        arriving={listing && demo && !isNarrowed && <ArrivingBundles {...demo} />}
        filters={<IndustryChips query={query} action={`/#${id}`} onChoose={onIndustry} />}
        empty={
          listing ? (
            <NoProducts
              query={query}
              action={`/#${id}`}
              owned={ownsShown || undefined}
              elsewhere={listing.elsewhere}
              supportEmail={supportEmail}
              onIndustry={onIndustry}
              onClear={onClear}
            />
          ) : (
            <EmptyState
              icon="alert"
              title={copy.empty.failed}
              action={
                <Button variant="ghost" onClick={onRetry}>
                  {copy.empty.tryAgain}
                </Button>
              }
            />
          )
        }
      >
        {hasMore && shown && (
          <div className="mt-9 flex justify-center">
            <p className="hidden text-md noscript:block">{copy.moreWithoutScripts}</p>
            <Button
              variant="ghost"
              busy={isLoading}
              className="noscript:hidden"
              onClick={() => void showMore()}
            >
              {copy.showMore}
            </Button>
          </div>
        )}
      </ProductGrid>
    </div>
  );
};

const announcementOf = ({ found, demo }: { found: number | undefined; demo: ArrivingDemo | null }) => {
  if (found !== undefined) return copy.found(found);
  return demo ? copy.demo.announcement(demo.progress.bundlesReady, demo.progress.bundlesTotal) : undefined;
};

/** The search field is at the top of the page and its results are not: they come to the searcher. */
const useResultsInView = (id: string, q: string | undefined) => {
  const searched = useRef(q);
  useEffect(() => {
    if (q === searched.current) return;
    searched.current = q;
    if (q !== undefined) document.getElementById(id)?.scrollIntoView();
  }, [id, q]);
};

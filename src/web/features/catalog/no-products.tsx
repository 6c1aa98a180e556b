import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { ListingQuery } from './listing.ts';
import { copy } from './copy.ts';

const { none, noneHint, noMatch, noMatchHint, clearSearch, noneOf, showAll } = copy.empty;
const { ownsAll, ownsAllOf, ownsAllSoFar, ownsHint } = copy.empty;

type NoProductsProps = {
  query: ListingQuery;
  /** There are products, and all of them were bought: of those looked at so far, or of all there are. */
  owned?: 'so far' | 'all' | undefined;
  supportEmail: string;
  onClear: () => void;
};

const titleOf = ({ query: { q, industry }, owned }: Pick<NoProductsProps, 'query' | 'owned'>) => {
  const industryName = copy.industryName(industry ?? '');
  if (owned === 'so far') return ownsAllSoFar;
  if (owned) return industry === undefined ? ownsAll : ownsAllOf(industryName);
  return q === undefined ? noneOf(industryName) : noMatch(q);
};

/** Four reasons to see nothing: the search, the industry, that all is bought, or that there is nothing yet. */
export const NoProducts = ({ query, owned, supportEmail, onClear }: NoProductsProps) => {
  const isNarrowed = query.q !== undefined || query.industry !== undefined;
  if (!isNarrowed && !owned) return <EmptyState title={none}>{noneHint}</EmptyState>;
  return (
    <EmptyState
      icon={owned ? 'check' : 'search'}
      title={titleOf({ query, owned })}
      action={
        isNarrowed && (
          <Button variant="ghost" onClick={onClear}>
            {query.q === undefined ? showAll : clearSearch}
          </Button>
        )
      }
    >
      {owned ? ownsHint : noMatchHint}{' '}
      <a href={`mailto:${supportEmail}`} className="underline underline-offset-4">
        {supportEmail}
      </a>
    </EmptyState>
  );
};

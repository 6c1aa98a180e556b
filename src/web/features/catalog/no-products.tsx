import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FormButton } from '#web/ui/forms/form-button.tsx';
import type { Industry } from '#shared/industries.ts';
import { FoundElsewhere } from './found-elsewhere.tsx';
import type { Listing, ListingQuery } from './listing.ts';
import { copy } from './copy.ts';

const { none, noneHint, noMatch, noMatchHint, clearSearch, noneOf, showAll } = copy.empty;
const { ownsAll, ownsAllOf, ownsAllMatching, ownsAllSoFar, ownsHint } = copy.empty;

type NoProductsProps = {
  query: ListingQuery;
  /** Where the products are. */
  action: string;
  /** There are products, and all of them were bought: of those looked at so far, or of all there are. */
  owned?: 'so far' | 'all' | undefined;
  elsewhere?: Listing['elsewhere'];
  supportEmail: string;
  onIndustry: (industry: Industry | undefined) => void;
  onClear: () => void;
};

const titleOf = ({ query: { q, industry }, owned }: Pick<NoProductsProps, 'query' | 'owned'>) => {
  const industryName = copy.industryName(industry ?? '');
  if (owned === 'so far') return ownsAllSoFar;
  if (owned && q !== undefined) return ownsAllMatching(q);
  if (owned) return industry === undefined ? ownsAll : ownsAllOf(industryName);
  return q === undefined ? noneOf(industryName) : noMatch(q);
};

/** Four reasons to see nothing: the search, the industry, that all is bought, or that there is nothing yet. */
export const NoProducts = (props: NoProductsProps) => {
  const { query, action, owned, elsewhere = [], supportEmail, onIndustry, onClear } = props;
  const { q, industry } = query;
  if (q !== undefined && industry !== undefined && elsewhere.length > 0)
    return (
      <FoundElsewhere
        search={q}
        industry={industry}
        action={action}
        elsewhere={elsewhere}
        onIndustry={onIndustry}
      />
    );
  const isNarrowed = q !== undefined || industry !== undefined;
  if (!isNarrowed && !owned) return <EmptyState title={none}>{noneHint}</EmptyState>;
  return (
    <EmptyState
      icon={owned ? 'check' : 'search'}
      title={titleOf({ query, owned })}
      action={
        isNarrowed && (
          <FormButton action={action} onPress={onClear}>
            {q === undefined ? showAll : clearSearch}
          </FormButton>
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

import type { IndustrySearch } from '#shared/contract/product.ts';
import type { Industry } from '#shared/industries.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { copy } from './copy.ts';

const { noneHere, countIn, countUnnamed, show, showEverywhere } = copy.empty;

type FoundElsewhereProps = {
  search: string;
  industry: Industry;
  /** At least one. */
  elsewhere: IndustrySearch['elsewhere'];
  onIndustry: (industry: Industry | undefined) => void;
};

/** The chosen industry has none of what is searched for, but others have: which, and the way there. */
export const FoundElsewhere = ({ search, industry, elsewhere, onIndustry }: FoundElsewhereProps) => {
  const places = elsewhere.map(({ industry: other, count }) =>
    other ? countIn(count, copy.industryName(other)) : countUnnamed(count),
  );
  const others = elsewhere.flatMap(({ industry: other }) => other ?? []);
  return (
    <EmptyState
      icon="search"
      title={
        <span className="wrap-anywhere">
          {noneHere(search, copy.industryName(industry), places.join(', '))}
        </span>
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {others.map((other) => (
            <Button key={other} variant="ghost" onClick={() => onIndustry(other)}>
              {show(copy.industryName(other))}
            </Button>
          ))}
          {places.length > 1 || others.length === 0 ? (
            <Button variant="ghost" onClick={() => onIndustry(undefined)}>
              {showEverywhere}
            </Button>
          ) : null}
        </div>
      }
    />
  );
};

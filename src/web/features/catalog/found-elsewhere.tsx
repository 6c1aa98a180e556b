import type { IndustrySearch } from '#shared/contract/product.ts';
import type { Industry } from '#shared/industries.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FormButton } from '#web/ui/forms/form-button.tsx';
import { copy } from './copy.ts';

const { noneHere, countIn, countUnnamed, show, showEverywhere } = copy.empty;

type FoundElsewhereProps = {
  search: string;
  industry: Industry;
  /** Where the products are. */
  action: string;
  /** At least one. */
  elsewhere: IndustrySearch['elsewhere'];
  onIndustry: (industry: Industry | undefined) => void;
};

/** The chosen industry has none of what is searched for, but others have: which, and the way there. */
export const FoundElsewhere = (props: FoundElsewhereProps) => {
  const { search, industry, action, elsewhere, onIndustry } = props;
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
            <FormButton
              key={other}
              action={action}
              fields={{ q: search, industry: other }}
              onPress={() => onIndustry(other)}
            >
              {show(copy.industryName(other))}
            </FormButton>
          ))}
          {places.length > 1 || others.length === 0 ? (
            <FormButton action={action} fields={{ q: search }} onPress={() => onIndustry(undefined)}>
              {showEverywhere}
            </FormButton>
          ) : null}
        </div>
      }
    />
  );
};

import { industries, type Industry } from '#shared/industries.ts';
import { Chips } from '#web/ui/forms/chips.tsx';
import { HiddenFields } from '#web/ui/forms/hidden-fields.tsx';
import type { ListingQuery } from './listing.ts';
import { copy } from './copy.ts';

const { label, all } = copy.industries;
const ALL = '';

type IndustryChipsProps = {
  query: ListingQuery;
  /** Where the products are. */
  action: string;
  onChoose: (industry: Industry | undefined) => void;
};

/** The fixed list of the public store. Its place is kept; it appears a little after the products. */
export const IndustryChips = ({ query: { q, industry: chosen }, action, onChoose }: IndustryChipsProps) => (
  <form action={action} className="h-11.5 min-w-0 appears-later">
    <HiddenFields values={{ q }} />
    <Chips
      label={label}
      chosen={chosen ?? ALL}
      options={[
        { value: ALL, label: all },
        ...industries.map((industry) => ({ value: industry, label: copy.industryName(industry) })),
      ]}
      onChoose={(value) => onChoose(value === ALL ? undefined : value)}
      name="industry"
    />
  </form>
);

import type { Industry } from '#shared/industries.ts';
import { Chips } from '#web/ui/forms/chips.tsx';
import { useIndustries } from './use-industries.ts';
import { copy } from './copy.ts';

const { label, all } = copy.industries;
const ALL = 'all';

type IndustryChipsProps = {
  chosen: Industry | undefined;
  onChoose: (industry: Industry | undefined) => void;
};

/** Keeps its place while there are no industries yet. */
export const IndustryChips = ({ chosen, onChoose }: IndustryChipsProps) => {
  const industries = useIndustries();
  return (
    <div className="h-11.5 min-w-0">
      {industries.length > 0 && (
        <Chips
          label={label}
          chosen={chosen ?? ALL}
          options={[
            { value: ALL, label: all },
            ...industries.map((industry) => ({ value: industry, label: copy.industryName(industry) })),
          ]}
          onChoose={(value) => onChoose(value === ALL ? undefined : value)}
        />
      )}
    </div>
  );
};

import { useId } from 'react';
import type { ReadingMatrix, ReadingState } from '#shared/contract/reading/readers.ts';
import { readingSigns } from '#web/lib/reading/reading-signs.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { copy } from './copy.ts';

const words = copy.totals;
const shown: readonly ReadingState[] = ['read', 'reading', 'not-yet', 'outdated', 'waiting'];

/** How all of it stands, whatever is searched for. */
export const Totals = ({ totals }: { totals: ReadingMatrix['totals'] }) => {
  const titleId = useId();
  const all = totals.read + totals.reading + totals['not-yet'] + totals.outdated;
  return (
    <section aria-labelledby={titleId} className="rounded-card bg-desk p-4 sm:p-5">
      <h2 id={titleId} className="sr-only">
        {words.label}
      </h2>
      {all > 0 ? (
        <Progress
          label={words.percent}
          percent={(100 * totals.read) / all}
          valueText={words.read(totals.read, all)}
        />
      ) : (
        <p>{words.nothing}</p>
      )}
      <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {shown.map((state) => (
          <div key={state} className="flex items-center gap-1.5">
            <Icon name={readingSigns[state]} className="size-4" />
            <dt>{copy.states[state]}</dt>
            <dd className="font-mono font-semibold text-ink">{totals[state]}</dd>
          </div>
        ))}
        {totals.overdue > 0 && (
          <div className="flex items-center gap-1.5 text-stamp">
            <Icon name="alert" className="size-4" />
            <dt>{copy.overdue}</dt>
            <dd className="font-mono font-semibold">{totals.overdue}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};

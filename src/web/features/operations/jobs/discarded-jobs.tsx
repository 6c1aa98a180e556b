import type { DiscardedJob } from '#shared/contract/operations.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { jobWords } from '#web/features/operations/job-words.ts';
import { copy } from '#web/features/operations/copy.ts';

export const DiscardedJobs = ({ jobs }: { jobs: readonly DiscardedJob[] }) => {
  if (jobs.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer">{copy.discard.past}</summary>
      <ul className="mt-2 flex flex-col gap-2">
        {jobs.map(({ id, name, failure, reason, discardedBy, discardedAt }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-semibold text-ink">{jobWords(name)}</span>: {reason}
            <span className="block text-quiet">
              {copy.discard.by(discardedBy, formatMoment(discardedAt))}
            </span>
            <span className="block font-mono text-xs text-quiet">{failure}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

import { Link } from '@tanstack/react-router';
import type { FailedJob } from '#shared/contract/operations.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { partName } from '#web/features/operations/concern-words.ts';
import { explainFailure } from '#web/features/operations/explain-failure.ts';
import { formatAge } from '#web/features/operations/format-age.ts';
import { jobWords } from '#web/features/operations/job-words.ts';
import { Reason } from '#web/features/operations/reason.tsx';
import { copy } from '#web/features/operations/copy.ts';

const words = copy.jobs;
const LINK = 'font-mono text-xs text-ink underline underline-offset-4';

type JobRowProps = {
  job: FailedJob;
  at: string;
  isSelected: boolean;
  isBusy: boolean;
  onSelect: () => void;
  onRetry: () => void;
};

export const JobRow = ({ job, at, isSelected, isBusy, onSelect, onRetry }: JobRowProps) => {
  const what = [jobWords(job.name), job.orderId && words.order(job.orderId)].filter(Boolean).join(', ');
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <input
        type="checkbox"
        aria-label={words.select(what)}
        checked={isSelected}
        onChange={onSelect}
        className="mt-1 size-4.5 accent-green"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold text-ink">{jobWords(job.name)}</span>
          {job.orderId !== null && (
            <Link to="/admin/orders/$orderId" params={{ orderId: String(job.orderId) }} className={LINK}>
              {words.order(job.orderId)}
            </Link>
          )}
          {job.productId !== null && (
            <Link to="/admin/products/edit/$id" params={{ id: String(job.productId) }} className={LINK}>
              {words.product(job.productId)}
            </Link>
          )}
        </p>
        <Reason
          explained={job.waitsFor ? words.waitsFor(partName(job.waitsFor)) : explainFailure(job.reason)}
          reason={job.reason}
        />
        <p className="mt-1 text-sm text-quiet">{whenOf(job, at)}</p>
      </div>
      <Button
        size="sm"
        variant="ghost"
        className="max-sm:col-start-2 max-sm:justify-self-start"
        aria-label={words.retryOne(what)}
        busy={isBusy}
        onClick={onRetry}
      >
        {words.retry}
      </Button>
    </li>
  );
};

const whenOf = ({ since, attempts, nextTryAt }: FailedJob, at: string) => {
  const age = formatAge(since, at);
  if (nextTryAt === null) return words.deadAge(age, attempts);
  const next = nextTryAt > at ? words.nextTry(formatAge(at, nextTryAt)) : words.nextTryNow;
  return `${words.waitingAge(age)}, ${next}`;
};

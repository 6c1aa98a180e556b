import { useState } from 'react';
import type { FailedJob } from '#shared/contract/operations.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Card } from '#web/ui/paper/card.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { JobRow } from './job-row.tsx';
import { Section } from '#web/features/operations/section.tsx';
import { type JobState, useJobActions } from './use-job-actions.ts';
import { copy } from '#web/features/operations/copy.ts';

const words = copy.jobs;

type FailedJobsProps = {
  id?: string;
  state: JobState;
  count: number;
  jobs: readonly FailedJob[];
  at: string;
};

/** Jobs of one state, to be tried again or discarded: one, some or all. */
export const FailedJobs = ({ id, state, count, jobs, at }: FailedJobsProps) => {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [isDiscarding, setDiscarding] = useState(false);
  const { retry, discard, isRetrying, said, failure } = useJobActions(state);
  // What is gone by now is no longer chosen.
  const chosen = jobs.filter((job) => marked.has(job.id)).map((job) => job.id);
  const areAllChosen = chosen.length === jobs.length;
  const toggle = (jobId: string) => {
    const next = new Set(chosen);
    if (!next.delete(jobId)) next.add(jobId);
    setMarked(next);
  };
  if (count === 0 && !said && !failure) return null;
  return (
    <Section id={id} title={`${words[state]} (${count})`} hint={words[`${state}Hint`]}>
      {jobs.length > 0 && (
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2.5">
          <label className="flex items-center gap-2.5 pl-4 text-sm text-ink">
            <input
              type="checkbox"
              checked={areAllChosen}
              onChange={() => setMarked(new Set(areAllChosen ? [] : jobs.map((job) => job.id)))}
              className="size-4.5 accent-green"
            />
            {words.selectAll}
          </label>
          <div className="flex flex-wrap gap-2.5 sm:ml-auto">
            <Button size="sm" disabled={chosen.length === 0} onClick={() => retry({ ids: chosen })}>
              {words.retrySelected(chosen.length)}
            </Button>
            <Button size="sm" variant="ghost" busy={isRetrying()} onClick={() => retry({})}>
              {words.retryAll(count)}
            </Button>
            <Button
              size="sm"
              variant="danger"
              disabled={chosen.length === 0}
              onClick={() => setDiscarding(true)}
            >
              {words.discard}
            </Button>
          </div>
        </div>
      )}
      {jobs.length > 0 && (
        <Card>
          <ul className="max-h-[75dvh] overflow-y-auto">
            {jobs.map((job) => (
              <JobRow
                key={job.id}
                job={job}
                at={at}
                isSelected={marked.has(job.id)}
                isBusy={isRetrying(job.id)}
                onSelect={() => toggle(job.id)}
                onRetry={() => retry({ ids: [job.id] })}
              />
            ))}
          </ul>
        </Card>
      )}
      {count > jobs.length && jobs.length > 0 && (
        <p className="mt-2 text-sm text-quiet">{words.more(jobs.length)}</p>
      )}
      <div className="mt-2">
        <Feedback tone={failure ? 'error' : 'success'}>{failure ?? said}</Feedback>
      </div>
      {isDiscarding && (
        <DiscardDialog
          count={chosen.length}
          onClose={() => setDiscarding(false)}
          onDiscard={(reason) => discard(chosen, reason)}
        />
      )}
    </Section>
  );
};

import type { BinderDocument } from '#shared/contract/binder.ts';
import { formatCalendarDay } from '#web/lib/format-date.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { copy } from './copy.ts';

const words = copy.coming;

type ComingProps = { draft: BinderDocument['draft'] };

/** One line on the revision that is to come. */
export const Coming = ({ draft }: ComingProps) => {
  if (!draft) return null;
  const { stage, revision, reason, effectiveDate, failure } = draft;
  if (failure !== null)
    return (
      <span className="flex items-start gap-1.5 text-sm text-stamp">
        <Icon name="alert" className="mt-0.5 size-4" />
        {failure}
      </span>
    );
  return (
    <span className="flex items-start gap-1.5 text-sm text-quiet">
      {stage === 'making' && <Spinner className="mt-1 size-3.5" />}
      {stage === 'approved' && <Icon name="clock" className="mt-0.5 size-4" />}
      <span className="wrap-anywhere">
        {stage === 'making' && words.making(revision)}
        {stage === 'waiting' && words.waiting(revision, reason)}
        {stage === 'approved' && words.approved(revision, formatCalendarDay(effectiveDate ?? ''))}
      </span>
    </span>
  );
};

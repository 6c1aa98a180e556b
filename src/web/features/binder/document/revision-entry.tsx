import type { ReactNode } from 'react';
import type { BinderRevision } from '#shared/contract/binder.ts';
import { formatCalendarDay, formatMomentIn } from '#web/lib/format-date.ts';
import { copy as binderCopy } from '#web/features/binder/copy.ts';
import { StateBadge } from '#web/features/binder/state-badge.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { copy } from './copy.ts';
import { RevisionFiles } from './revision-files.tsx';

const words = copy.revisions;

type RevisionEntryProps = { revision: BinderRevision; timeZone: string | null; children: ReactNode };

export const RevisionEntry = ({ revision: entry, timeZone, children }: RevisionEntryProps) => {
  const { revision, state, reason, madeAt, pageCount, approval, files } = entry;
  return (
    <li>
      <Sheet className="px-4 py-4 sm:px-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="text-lg font-[650]">{binderCopy.revision(revision)}</h3>
          <StateBadge state={state} />
        </div>
        <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Fact term={words.reason}>{reason}</Fact>
          <Fact term={words.made}>
            {madeAt === null ? words.notMade : formatMomentIn(timeZone, madeAt)}
            {pageCount !== null && ` · ${words.pages(pageCount)}`}
          </Fact>
          <Fact term={words.approved}>
            {approval
              ? words.approvedBy(
                  copy.person(approval.name, approval.role),
                  formatMomentIn(timeZone, approval.approvedAt),
                )
              : words.notApproved}
            {approval && <q className="mt-0.5 block text-body">{approval.statement}</q>}
          </Fact>
          {approval && <Fact term={words.effective}>{formatCalendarDay(approval.effectiveDate)}</Fact>}
        </dl>
        {files.length > 0 && <RevisionFiles revision={revision} files={files} />}
        {children}
      </Sheet>
    </li>
  );
};

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-quiet">{term}</dt>
    <dd className="wrap-anywhere text-ink">{children}</dd>
  </div>
);

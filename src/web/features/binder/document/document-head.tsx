import type { ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import type { BinderDocumentDetails } from '#shared/contract/binder.ts';
import { formatCalendarDay } from '#web/lib/format-date.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Mark } from '#web/ui/paper/mark.tsx';
import { Coming } from '#web/features/binder/coming.tsx';
import { copy as binderCopy } from '#web/features/binder/copy.ts';
import { stateSigns } from '#web/features/binder/state-badge.tsx';
import { copy } from './copy.ts';
import { standingSentence } from './standing-sentence.ts';

const standing = cva('flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-ink px-4 py-4 sm:px-5', {
  variants: {
    state: {
      'in-force': 'bg-green text-paper',
      draft: 'bg-desk text-ink',
      withdrawn: 'bg-ink text-paper',
    },
  },
});

/** The ruled head of a controlled document: whoever reads nothing else knows whether to follow it. */
export const DocumentHead = ({ document }: { document: BinderDocumentDetails }) => {
  const { number, title, businessName, revision, state, owner, effectiveDate, nextReview, bundle, draft } =
    document;
  return (
    <div className="border border-ink bg-paper text-ink">
      <div className="grid sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 px-4 py-4 sm:px-5">
          <h1 className="text-2xl font-[650] wrap-anywhere md:text-3xl">{title}</h1>
          <p className="mt-1.5 wrap-anywhere">
            <Mark>{businessName}</Mark>
          </p>
        </div>
        <dl className="grid grid-cols-2 border-ink max-sm:border-t sm:max-w-80 sm:grid-cols-[minmax(0,auto)_auto] sm:border-l">
          <Large term={copy.number}>{number || copy.nothing}</Large>
          <Large term={copy.revision}>{revision}</Large>
        </dl>
      </div>
      <div className={standing({ state })}>
        <p className="flex items-center gap-2.5 text-2xl font-bold tracking-wide uppercase sm:text-3xl">
          <Icon name={stateSigns[state]} className="size-7" />
          {binderCopy.states[state]}
        </p>
        <p className="min-w-0 grow basis-64 wrap-anywhere">{standingSentence(document)}</p>
      </div>
      <dl className="grid grid-cols-2 gap-px border-t border-ink bg-ink sm:grid-cols-4">
        <Fact term={copy.owner}>{owner || copy.nothing}</Fact>
        <Fact term={copy.effective}>{effectiveDate ? formatCalendarDay(effectiveDate) : copy.nothing}</Fact>
        <Fact term={copy.nextReview}>{nextReview ? formatCalendarDay(nextReview) : copy.nothing}</Fact>
        <Fact term={copy.bundle}>{bundle.name}</Fact>
      </dl>
      {draft && (
        <div className="border-t border-ink px-4 py-3 sm:px-5">
          <Coming draft={draft} />
        </div>
      )}
    </div>
  );
};

const Large = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex min-w-28 flex-col justify-center border-ink px-4 py-3 not-first:border-l">
    <dt className="text-xs text-quiet">{term}</dt>
    <dd className="font-mono text-xl wrap-anywhere">{children}</dd>
  </div>
);

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0 bg-paper px-4 py-3 sm:px-5">
    <dt className="text-xs text-quiet">{term}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

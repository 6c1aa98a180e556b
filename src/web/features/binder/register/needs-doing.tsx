import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { cva } from 'class-variance-authority';
import type { BinderNeed, BinderPage } from '#shared/contract/binder.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { copy } from '#web/features/binder/copy.ts';

const words = copy.needs;

const signs: Record<BinderNeed, IconName> = {
  approve: 'pencil',
  update: 'download',
  review: 'clock',
  read: 'person',
};
const needs: readonly BinderNeed[] = ['approve', 'update', 'review', 'read'];

const card = cva(
  'flex w-full items-center gap-3 rounded-control border px-4 py-3 text-left transition-colors duration-150',
  {
    variants: {
      chosen: {
        true: 'border-ink bg-ink text-paper',
        false: 'border-line bg-paper text-body hover:border-ink',
      },
    },
  },
);

type NeedsDoingProps = {
  counts: BinderPage['counts'];
  due: BinderNeed | undefined;
  onDue: (due: BinderNeed | undefined) => void;
};

/** What somebody has to decide, counted; each count shows its documents, and once more all. */
export const NeedsDoing = ({ counts, due, onDue }: NeedsDoingProps) => {
  const titleId = useId();
  // One that was just done to the end stays, so that it can be left again.
  const listed = needs.filter((need) => counts[need] > 0 || need === due);
  return (
    <section aria-labelledby={titleId} className="rounded-card bg-desk p-4 sm:p-5">
      <h2 id={titleId} className="text-base font-[650]">
        {words.title}
      </h2>
      {listed.length === 0 ? (
        <p className="mt-1.5 flex items-center gap-1.5 text-green">
          <Icon name="check" />
          {words.none}
        </p>
      ) : (
        <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {listed.map((need) => (
            <li key={need}>
              <button
                type="button"
                aria-pressed={need === due}
                className={card({ chosen: need === due })}
                onClick={() => onDue(need === due ? undefined : need)}
              >
                <Icon name={signs[need]} />
                <span>
                  <span className="font-mono text-lg font-semibold">{counts[need]}</span>{' '}
                  {words[need](counts[need])}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {counts.read > 0 && (
        <Link
          to="/binder/people"
          className={buttonStyles({ variant: 'link', size: 'sm', class: 'mt-3 mr-5' })}
        >
          {words.seeReaders}
        </Link>
      )}
      {counts.update > 0 && (
        <Link to="/binder/updates" className={buttonStyles({ variant: 'link', size: 'sm', class: 'mt-3' })}>
          {words.decideOnUpdates}
        </Link>
      )}
    </section>
  );
};

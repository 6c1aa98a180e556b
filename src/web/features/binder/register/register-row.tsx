import { Link } from '@tanstack/react-router';
import type { BinderDocument } from '#shared/contract/binder.ts';
import { formatCalendarDay } from '#web/lib/format-date.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { BinderAction } from '#web/features/binder/acting/binder-action.ts';
import { Coming } from '#web/features/binder/coming.tsx';
import { copy } from '#web/features/binder/copy.ts';
import { StateBadge } from '#web/features/binder/state-badge.tsx';

const { register: words, actions } = copy;

type RegisterRowProps = {
  document: BinderDocument;
  isChosen: boolean;
  onToggle: (id: number, isRange: boolean) => void;
  onAct: (action: BinderAction, document: BinderDocument) => void;
};

const CELL = 'py-3 pr-4 align-top max-md:p-0';

export const RegisterRow = ({ document, isChosen, onToggle, onAct }: RegisterRowProps) => {
  const { id, number, title, revision, state, owner, effectiveDate, nextReview, draft, needs, readers } =
    document;
  return (
    <tr className="border-b border-line has-checked:bg-desk max-md:relative max-md:grid max-md:grid-cols-2 max-md:content-start max-md:gap-x-4 max-md:gap-y-2.5 max-md:rounded-card max-md:border max-md:p-4">
      <td className="align-top max-md:absolute max-md:top-2 max-md:right-2">
        <label className="grid size-11 place-items-center">
          <input
            type="checkbox"
            aria-label={words.select(title)}
            checked={isChosen}
            // React tells of the click that has changed it.
            onChange={({ nativeEvent }) =>
              onToggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
            className="size-5 accent-green"
          />
        </label>
      </td>
      <td
        className={`${CELL} font-mono text-xs leading-6 wrap-anywhere max-md:col-span-2 max-md:pr-9 md:max-w-32 md:min-w-16 ${number ? '' : 'max-md:hidden'}`}
      >
        {number || words.nothing}
      </td>
      <th scope="row" className={`${CELL} font-normal max-md:col-span-2 md:min-w-52`}>
        <span className="block max-md:pr-9">
          <Link
            to="/binder/$id"
            params={{ id: String(id) }}
            className="font-semibold wrap-anywhere text-ink underline underline-offset-4"
          >
            {title}
          </Link>
        </span>
        {(draft || needs.length > 0) && (
          <span className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Coming draft={draft} />
            {needs.includes('update') && (
              <Link to="/binder/updates" className="text-sm text-body underline underline-offset-4">
                {words.update}
              </Link>
            )}
            {needs.includes('approve') && <RowAction action="approve" document={document} onAct={onAct} />}
            {needs.includes('review') && <RowAction action="review" document={document} onAct={onAct} />}
          </span>
        )}
      </th>
      <td className={`${CELL} font-mono text-sm text-ink max-md:order-2 max-md:text-right`}>
        <span aria-hidden="true" className="md:hidden">
          {words.revision}{' '}
        </span>
        {revision}
      </td>
      <td className={`${CELL} max-md:order-1`}>
        <StateBadge state={state} />
      </td>
      <Fact name={words.owner} value={owner} className="wrap-anywhere max-md:col-span-2 md:min-w-28" />
      <Fact name={words.effective} value={effectiveDate && formatCalendarDay(effectiveDate)} />
      <Fact name={words.nextReview} value={nextReview && formatCalendarDay(nextReview)} />
      <Fact name={words.readers} value={readers && words.readBy(readers.read, readers.all)} />
    </tr>
  );
};

type FactProps = { name: string; value: string | null; className?: string };

/** On a card it says what it is of, and is left out where there is nothing to say. */
const Fact = ({ name, value, className = 'whitespace-nowrap' }: FactProps) => (
  <td className={`${CELL} text-sm text-ink max-md:order-3 ${className} ${value ? '' : 'max-md:hidden'}`}>
    <span aria-hidden="true" className="block text-xs text-quiet md:hidden">
      {name}
    </span>
    {value || <span className="text-quiet">{words.nothing}</span>}
  </td>
);

type RowActionProps = Pick<RegisterRowProps, 'document' | 'onAct'> & { action: BinderAction };

const RowAction = ({ action, document, onAct }: RowActionProps) => (
  <Button
    variant="ghost"
    size="sm"
    aria-label={actions.of(actions[action], document.title)}
    onClick={() => onAct(action, document)}
  >
    {actions[action]}
  </Button>
);

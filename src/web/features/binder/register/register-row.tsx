import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
const WIDE = 'max-md:col-span-2';

export const RegisterRow = ({ document, isChosen, onToggle, onAct }: RegisterRowProps) => {
  const { id, number, title, revision, state, owner, effectiveDate, nextReview, draft, needs } = document;
  return (
    <tr className="border-b border-line has-checked:bg-desk max-md:relative max-md:grid max-md:grid-cols-2 max-md:content-start max-md:gap-x-4 max-md:gap-y-2 max-md:rounded-card max-md:border max-md:bg-paper max-md:p-4">
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
        className={`${CELL} font-mono text-xs leading-6 whitespace-nowrap max-md:col-span-2 max-md:min-h-6 max-md:pr-9`}
      >
        {number || <span className="max-md:hidden">{words.nothing}</span>}
      </td>
      <th scope="row" className={`${CELL} ${WIDE} min-w-40 font-normal max-md:pr-9`}>
        <Link
          to="/binder/$id"
          params={{ id: String(id) }}
          className="font-semibold wrap-anywhere text-ink underline underline-offset-4"
        >
          {title}
        </Link>
        <Coming draft={draft} />
        {needs.includes('approve') && <RowAction action="approve" document={document} onAct={onAct} />}
        {needs.includes('review') && <RowAction action="review" document={document} onAct={onAct} />}
      </th>
      <Cell name={words.revision}>
        <span className="font-mono text-sm">{revision}</span>
      </Cell>
      <Cell name={words.state}>
        <StateBadge state={state} />
      </Cell>
      <Cell name={words.owner}>{owner}</Cell>
      <Cell name={words.effective}>{effectiveDate && formatCalendarDay(effectiveDate)}</Cell>
      <Cell name={words.nextReview}>{nextReview && formatCalendarDay(nextReview)}</Cell>
    </tr>
  );
};

/** On a card it says what it is of. */
const Cell = ({ name, children }: { name: string; children: ReactNode }) => (
  <td className={`${CELL} text-sm text-ink wrap-break-word`}>
    <span aria-hidden="true" className="block text-xs text-quiet md:hidden">
      {name}
    </span>
    {children || <span className="text-quiet">{words.nothing}</span>}
  </td>
);

type RowActionProps = Pick<RegisterRowProps, 'document' | 'onAct'> & { action: BinderAction };

const RowAction = ({ action, document, onAct }: RowActionProps) => (
  <Button
    variant="ghost"
    size="sm"
    className="mt-2 mr-2"
    aria-label={actions.of(actions[action], document.title)}
    onClick={() => onAct(action, document)}
  >
    {actions[action]}
  </Button>
);

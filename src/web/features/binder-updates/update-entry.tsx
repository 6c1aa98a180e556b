import { useId, useState } from 'react';
import type { DocumentUpdate } from '#shared/contract/updates.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Card } from '#web/ui/paper/card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Difference } from './difference/difference.tsx';
import type { Decision } from './use-decision.ts';
import { copy } from './copy.ts';

type UpdateEntryProps = { update: DocumentUpdate; isBusy: boolean; onDecide: (decision: Decision) => void };

/** What is new in one document, and what its owner makes of it. */
export const UpdateEntry = ({ update, isBusy, onDecide }: UpdateEntryProps) => {
  const { id, number, title, bundle, fromVersion, toVersion, kind, notes, isBeingMade } = update;
  const [isSeen, setSeen] = useState(false);
  const differenceId = useId();
  return (
    <Card as="li" className="px-5 py-5 sm:px-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-mono text-xs text-quiet">
        {number && <span>{number}</span>}
        <span>{bundle.name}</span>
        <span aria-hidden="true">{copy.versions(fromVersion, toVersion)}</span>
        <VisuallyHidden>{copy.versionsSpoken(fromVersion, toVersion)}</VisuallyHidden>
        <Badge>{copy.kinds[kind]}</Badge>
      </p>
      <h2 className="mt-2 text-lg leading-snug font-[620] wrap-anywhere">{title}</h2>
      <ul className="mt-3 flex flex-col gap-3">
        {notes.map(({ version, note, at, wasDeclined }) => (
          <li key={version} className="border-l-3 border-marker pl-3.5">
            <p className="wrap-anywhere text-ink">{note}</p>
            <p className="mt-0.5 text-sm text-quiet">{copy.noted(version, formatDay(at))}</p>
            {wasDeclined && <p className="text-sm">{copy.declinedBefore}</p>}
          </li>
        ))}
      </ul>
      {isBeingMade && <p className="mt-4 text-sm text-quiet">{copy.beingMade}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          disabled={isBusy || isBeingMade}
          aria-label={copy.acceptOf(title)}
          onClick={() => onDecide({ kind: 'accept', ids: [id] })}
        >
          {copy.accept}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={isBusy}
          aria-label={copy.declineOf(title)}
          onClick={() => onDecide({ kind: 'decline', ids: [id] })}
        >
          {copy.decline}
        </Button>
        <Button
          variant="link"
          size="sm"
          aria-expanded={isSeen}
          aria-controls={differenceId}
          aria-label={isSeen ? copy.hideOf(title) : copy.seeOf(title)}
          onClick={() => setSeen(!isSeen)}
        >
          {isSeen ? copy.hide : copy.see}
        </Button>
      </div>
      <div id={differenceId} className="empty:hidden">
        {isSeen && <Difference compared={{ id, to: 'update' }} />}
      </div>
    </Card>
  );
};

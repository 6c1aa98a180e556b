import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { copy } from './copy.ts';
import type { Open } from './people-dialogs.tsx';

const words = copy.actions;

type PeopleActionsProps = {
  /** Somebody is listed, for whom there is more to do. */
  hasPeople: boolean;
  canRemind: boolean;
  isReminding: boolean;
  onOpen: (open: Open) => void;
  onRemind: () => void;
  exports: ReactNode;
};

export const PeopleActions = ({
  hasPeople,
  canRemind,
  isReminding,
  onOpen,
  onRemind,
  exports,
}: PeopleActionsProps) => (
  <div role="group" aria-label={words.label} className="flex flex-wrap gap-2.5">
    <Button size="sm" onClick={() => onOpen({ kind: 'add' })}>
      {words.add}
    </Button>
    <Button size="sm" variant="ghost" onClick={() => onOpen({ kind: 'paste' })}>
      {words.paste}
    </Button>
    {hasPeople && (
      <>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => onOpen({ kind: 'assign', people: [], documents: [] })}
        >
          {words.assign}
        </Button>
        <Button size="sm" variant="ghost" busy={isReminding} disabled={!canRemind} onClick={onRemind}>
          {words.remind}
        </Button>
        <div className="sm:ml-auto">{exports}</div>
      </>
    )}
  </div>
);

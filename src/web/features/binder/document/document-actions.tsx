import type { BinderDocument } from '#shared/contract/binder.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { allows, type BinderAction, binderActions } from '#web/features/binder/acting/binder-action.ts';
import { copy } from '#web/features/binder/copy.ts';
import { copy as entryCopy } from './entry/copy.ts';

const { actions } = copy;

const variants = { approve: 'primary', review: 'ghost', withdraw: 'danger' } as const;

type DocumentActionsProps = {
  document: BinderDocument;
  onAct: (action: BinderAction) => void;
  /** To change its number and owner. */
  onEntry: () => void;
};

/** What can be done with a document now. */
export const DocumentActions = ({ document, onAct, onEntry }: DocumentActionsProps) => {
  const possible = binderActions.filter((action) => allows(action, document));
  return (
    <div role="group" aria-label={actions.label} className="flex flex-wrap gap-3 print:hidden">
      {possible.map((action) => (
        <Button key={action} variant={variants[action]} onClick={() => onAct(action)}>
          {action === 'approve' && document.draft
            ? actions.approveRevision(document.draft.revision)
            : actions[action]}
        </Button>
      ))}
      <Button variant="ghost" onClick={onEntry}>
        {entryCopy.open}
      </Button>
    </div>
  );
};

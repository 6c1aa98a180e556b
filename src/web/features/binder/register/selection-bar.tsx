import type { BinderDocument } from '#shared/contract/binder.ts';
import { binder } from '#shared/limits/binder.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { allows, type BinderAction, binderActions } from '#web/features/binder/acting/binder-action.ts';
import { copy } from '#web/features/binder/copy.ts';
import type { pageShareOf } from './selection.ts';

const { selection: words, actions, register } = copy;

type SelectionBarProps = {
  chosen: readonly BinderDocument[];
  pageShare: ReturnType<typeof pageShareOf>;
  total: number;
  onPage: () => void;
  onClear: () => void;
  onAct: (action: BinderAction, chosen: readonly BinderDocument[]) => void;
  onAssign: (chosen: readonly BinderDocument[]) => void;
  onDownload: (chosen: readonly BinderDocument[]) => void;
};

/** What is done with many at once. Its buttons stay where nothing is selected, so that the focus does, too. */
export const SelectionBar = (props: SelectionBarProps) => {
  const { chosen, pageShare, total, onPage, onClear, onAct, onAssign, onDownload } = props;
  const made = chosen.filter(
    ({ state, draft }) => state === 'in-force' || (draft && draft.stage !== 'making'),
  );
  const others = [
    { label: actions.assign, on: chosen, act: onAssign },
    { label: actions.download, on: made, act: onDownload },
  ];
  return (
    <div
      role="group"
      aria-label={words.label}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-paper py-3 ${chosen.length > 0 ? 'sticky top-15 z-10 sm:top-17' : ''}`}
    >
      <label className="flex min-h-9.5 items-center gap-2.5 text-sm text-ink md:pl-2">
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = pageShare === 'some';
          }}
          checked={pageShare === 'all'}
          onChange={onPage}
          className="size-5 accent-green"
        />
        {words.all}
      </label>
      <p role="status" className="font-mono text-xs text-quiet">
        {chosen.length === 0 ? register.count(total) : words.count(chosen.length)}
        {chosen.length >= binder.maxAtOnce && ` · ${words.full(binder.maxAtOnce)}`}
      </p>
      {chosen.length > 0 && (
        <Button variant="link" size="sm" aria-label={words.clear} onClick={onClear}>
          {words.clearShort}
        </Button>
      )}
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 max-md:w-screen sm:-mx-6 sm:px-6 md:mx-0 md:ml-auto md:px-0">
        {binderActions.map((action) => {
          const count = chosen.filter((document) => allows(action, document)).length;
          return (
            <Button
              key={action}
              size="sm"
              variant={action === 'approve' ? 'primary' : 'ghost'}
              aria-disabled={count === 0}
              className="aria-disabled:opacity-55 max-sm:px-2.5"
              onClick={() => onAct(action, chosen)}
            >
              {count === 0 ? actions[action] : actions.counted(actions[action], count)}
            </Button>
          );
        })}
        {others.map(({ label, on, act }) => (
          <Button
            key={label}
            size="sm"
            variant="ghost"
            aria-disabled={on.length === 0}
            className="aria-disabled:opacity-55 max-sm:px-2.5"
            onClick={() => on.length > 0 && act(on)}
          >
            {on.length === 0 ? label : actions.counted(label, on.length)}
          </Button>
        ))}
      </div>
    </div>
  );
};

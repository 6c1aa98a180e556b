import { useBlocker } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { words } from './words.ts';

const { title, text, leave, stay } = words.leaving;

const leadsAway = ({ current, next }: Record<'current' | 'next', { pathname: string }>) =>
  current.pathname !== next.pathname;

/** Asks before unsaved changes are left behind; the browser itself asks before a reload. */
export const LeaveGuard = ({ isUnsaved }: { isUnsaved: boolean }) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: leadsAway,
    disabled: !isUnsaved,
    withResolver: true,
  });
  return (
    <Dialog
      open={status === 'blocked'}
      title={title}
      description={text}
      onClose={() => reset?.()}
      closeLabel={stay}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={() => reset?.()}>
          {stay}
        </Button>
        <Button variant="danger" onClick={() => proceed?.()}>
          {leave}
        </Button>
      </div>
    </Dialog>
  );
};

import { useBlocker } from '@tanstack/react-router';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from './dialog.tsx';

type LeaveGuardProps = {
  /** While something would be lost. */
  active: boolean;
  title: string;
  text: string;
  stay: string;
  leave: string;
};

const leadsAway = ({ current, next }: Record<'current' | 'next', { pathname: string }>) =>
  current.pathname !== next.pathname;

/** Asks before a page is left; the browser itself asks before a reload. */
export const LeaveGuard = ({ active, title, text, stay, leave }: LeaveGuardProps) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: leadsAway,
    disabled: !active,
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

import { useBlocker } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Upload } from './upload.ts';
import { uploadWords } from './words.ts';

const { leave: words } = uploadWords;

type LeaveWarningProps = { step: Upload['step']; active: boolean };

/** Asks before one leaves in the middle of an upload; closing the tab is asked about by the browser. */
export const LeaveWarning = ({ step, active }: LeaveWarningProps) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => active,
    enableBeforeUnload: () => active,
    withResolver: true,
  });
  return (
    <Dialog
      open={status === 'blocked'}
      title={words.title}
      description={step === 'submitting' ? words.submitting : words.processing}
      closeLabel={words.stay}
      onClose={() => reset?.()}
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => reset?.()}>{words.stay}</Button>
        <Button variant="danger" onClick={() => proceed?.()}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
};

import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  busy: boolean;
  /** Why it was not done, in a sentence. */
  problem: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is done that cannot be undone by a click. */
export const ConfirmDialog = ({
  title,
  text,
  confirm,
  cancel,
  busy,
  problem,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog open onClose={onClose} closeLabel={cancel} title={title} description={text}>
    {problem !== undefined && <Alert tone="error" title={problem} />}
    <div className="mt-4 flex flex-wrap gap-3">
      <Button variant="danger" busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {cancel}
      </Button>
    </div>
  </Dialog>
);

import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from './copy.ts';

type DeclineDialogProps = {
  ids: number[] | undefined;
  onDecline: (ids: number[]) => void;
  onClose: () => void;
};

const NONE: number[] = [];

/** Asked first: what is declined is not offered again. */
export const DeclineDialog = ({ ids = NONE, onDecline, onClose }: DeclineDialogProps) => (
  <Dialog
    open={ids.length > 0}
    title={copy.declining.title(ids.length)}
    description={copy.declining.text}
    closeLabel={copy.declining.keep}
    onClose={onClose}
  >
    <div className="flex flex-wrap gap-3">
      <Button
        onClick={() => {
          onDecline(ids);
          onClose();
        }}
      >
        {copy.declining.confirm}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {copy.declining.keep}
      </Button>
    </div>
  </Dialog>
);

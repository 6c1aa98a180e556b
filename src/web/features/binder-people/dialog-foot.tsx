import { messageFor } from '#web/lib/server/message-for.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { copy } from './copy.ts';

type DialogFootProps = {
  /** What the server said to the last try. */
  error: unknown;
  label: string;
  isPending: boolean;
  onCancel: () => void;
  /** For what cannot be undone; without it the form around is sent. */
  onConfirm?: () => void;
};

/** What went wrong, the button that does it, and the way out. */
export const DialogFoot = ({ error, label, isPending, onCancel, onConfirm }: DialogFootProps) => (
  <>
    {Boolean(error) && <Alert tone="error" title={messageFor(error).message} />}
    <div className="flex flex-wrap gap-3">
      {onConfirm ? (
        <Button variant="danger" busy={isPending} onClick={onConfirm}>
          {label}
        </Button>
      ) : (
        <Button type="submit" busy={isPending}>
          {label}
        </Button>
      )}
      <Button variant="ghost" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </div>
  </>
);

import { useMutation } from '@tanstack/react-query';
import type { AdminQuestion } from '#shared/contract/question.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from './copy.ts';

const { title, text, confirm, cancel } = copy.archive;

type ArchiveQuestionDialogProps = {
  question: AdminQuestion;
  onClose: () => void;
  onArchived: () => Promise<void>;
};

export const ArchiveQuestionDialog = ({
  question: { id, label },
  onClose,
  onArchived,
}: ArchiveQuestionDialogProps) => {
  const shop = useShop();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await (await shop.calls()).admin.archiveQuestion.mutate({ id });
      await onArchived();
    },
  });
  return (
    <Dialog open onClose={onClose} closeLabel={cancel} title={title(label)} description={text}>
      {error && <Alert tone="error" title={messageFor(error).message} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="danger" busy={isPending} onClick={() => mutate()}>
          {confirm}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
};

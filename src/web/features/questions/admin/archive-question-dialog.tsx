import { useMutation } from '@tanstack/react-query';
import type { AdminQuestion } from '#shared/contract/question.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
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
    <ConfirmDialog
      title={title(label)}
      text={text}
      confirm={confirm}
      cancel={cancel}
      busy={isPending}
      problem={error ? messageFor(error).message : undefined}
      onConfirm={mutate}
      onClose={onClose}
    />
  );
};

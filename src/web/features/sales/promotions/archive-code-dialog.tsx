import { useMutation } from '@tanstack/react-query';
import type { PromotionCode } from '#shared/contract/promotion.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { copy } from './copy.ts';

const { title, text, confirm, cancel } = copy.archive;

type ArchiveCodeDialogProps = {
  promotion: PromotionCode;
  onClose: () => void;
  onArchived: (code: PromotionCode) => Promise<void>;
};

export const ArchiveCodeDialog = ({
  promotion: { id, code },
  onClose,
  onArchived,
}: ArchiveCodeDialogProps) => {
  const shop = useShop();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => onArchived(await (await shop.calls()).admin.archivePromotionCode.mutate({ id })),
  });
  return (
    <ConfirmDialog
      title={title(code)}
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

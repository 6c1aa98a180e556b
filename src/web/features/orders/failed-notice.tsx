import { useMutation } from '@tanstack/react-query';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { SupportLink } from './support-link.tsx';
import { copy } from './copy.ts';

const { failed, failedHint, retry } = copy.progress;

type FailedNoticeProps = {
  orderId: number;
  count: number;
  supportEmail: string;
  onRetried: () => Promise<void>;
};

/** Only what failed is tried again. */
export const FailedNotice = ({ orderId, count, supportEmail, onRetried }: FailedNoticeProps) => {
  const shop = useShop();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await shop.calls()).customer.customer.retryLineItems.mutate({ orderId }),
    onSuccess: onRetried,
  });
  return (
    <Alert tone="error" title={failed(count)}>
      <p>{error ? messageFor(error).message : failedHint}</p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          {retry}
        </Button>
        <SupportLink email={supportEmail} orderId={orderId} />
      </div>
    </Alert>
  );
};

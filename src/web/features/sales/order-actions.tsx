import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminOrder } from '#shared/contract/order.ts';
import { formatPrice } from '#shared/money.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { allowedActions } from './allowed-actions.ts';
import { CloseDialog } from './close-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { copy } from './copy.ts';

type OrderActionsProps = { order: AdminOrder; onChanged: () => Promise<unknown> };

export const OrderActions = ({ order, onChanged }: OrderActionsProps) => {
  const shop = useShop();
  const [isRefunding, setRefunding] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const [said, setSaid] = useState<string>();
  const { id: orderId, email } = order;
  const retry = useMutation({
    mutationFn: async () => (await shop.calls()).admin.retryGeneration.mutate({ orderId }),
    onSuccess: async () => {
      setSaid(copy.retry.done);
      await onChanged();
    },
  });
  const receipt = useMutation({
    mutationFn: async () => (await shop.calls()).admin.resendReceipt.mutate({ orderId }),
    onSuccess: () => setSaid(copy.receipt.done(email)),
  });
  const refunded = async (cents: number) => {
    await onChanged();
    setRefunding(false);
    setSaid(copy.refund.done(formatPrice(cents)));
  };
  const closed = async () => {
    await onChanged();
    setClosing(false);
    setSaid(copy.close.done);
  };
  const begin = (action: () => void) => () => {
    setSaid(undefined);
    retry.reset();
    receipt.reset();
    action();
  };
  const may = allowedActions(order);
  const failure = retry.error ?? receipt.error;
  return (
    <div>
      <div role="group" aria-label={copy.detail.actions} className="flex flex-wrap gap-3">
        <Button variant="ghost" busy={retry.isPending} disabled={!may.retry} onClick={begin(retry.mutate)}>
          {copy.retry.label}
        </Button>
        <Button
          variant="ghost"
          busy={receipt.isPending}
          disabled={!may.resendReceipt}
          onClick={begin(receipt.mutate)}
        >
          {copy.receipt.label}
        </Button>
        <Button variant="danger" disabled={!may.refund} onClick={begin(() => setRefunding(true))}>
          {copy.refund.label}
        </Button>
        {may.close && (
          <Button variant="danger" onClick={begin(() => setClosing(true))}>
            {copy.close.label}
          </Button>
        )}
      </div>
      <div className="mt-3">
        <Feedback tone={failure ? 'error' : 'success'}>
          {failure ? messageFor(failure).message : said}
        </Feedback>
      </div>
      {isClosing && <CloseDialog order={order} onClose={() => setClosing(false)} onClosed={closed} />}
      {isRefunding && (
        <RefundDialog order={order} onClose={() => setRefunding(false)} onRefunded={refunded} />
      )}
    </div>
  );
};

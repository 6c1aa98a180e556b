import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { AdminOrder } from '#shared/contract/order.ts';
import { formatPrice } from '#shared/money.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { type RefundDraft, refundOf, startRefund } from './refund.ts';
import { copy } from './copy.ts';

const {
  title,
  text,
  kind: kindLabel,
  full,
  fullHint,
  partial,
  partialHint,
  amount: amountLabel,
  confirm,
  cancel,
} = copy.refund;

type RefundDialogProps = {
  order: AdminOrder;
  onClose: () => void;
  onRefunded: (cents: number) => Promise<void>;
};

/** Nothing is given back before a button was pressed that names the sum. */
export const RefundDialog = ({ order, onClose, onRefunded }: RefundDialogProps) => {
  const shop = useShop();
  const [draft, setDraft] = useState<RefundDraft>(startRefund);
  const [wasAsked, setWasAsked] = useState(false);
  const leftInCents = order.amount - order.refunded;
  const left = formatPrice(leftInCents);
  const refund = refundOf(draft, leftInCents);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (cents: number) => {
      const { admin } = await shop.calls();
      // The rest is left for the server to reckon: it may have shrunk since this page was loaded.
      const part = draft.kind === 'partial' ? { amount: cents, refundedBefore: order.refunded } : undefined;
      await admin.refundOrder.mutate({ orderId: order.id, part });
      await onRefunded(cents);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setWasAsked(true);
    if ('cents' in refund && !isPending) mutate(refund.cents);
  };
  const choice = (kind: RefundDraft['kind'], label: string, hint: string) => (
    <label className="grid grid-cols-[auto_1fr] gap-x-2.5 text-ink">
      <input
        type="radio"
        name="kind"
        checked={draft.kind === kind}
        onChange={() => setDraft({ ...draft, kind })}
        className="mt-1 size-4.5 accent-green"
      />
      <span>
        {label}
        <span className="block text-sm text-quiet">{hint}</span>
      </span>
    </label>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={cancel}
      title={title(order.id)}
      description={text(left, order.email)}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <fieldset disabled={isPending} className="flex flex-col gap-4">
          <legend className="sr-only">{kindLabel}</legend>
          {choice('full', full(left), fullHint)}
          {choice('partial', partial, partialHint)}
        </fieldset>
        {draft.kind === 'partial' && (
          <Field label={amountLabel} required error={wasAsked && 'problem' in refund && refund.problem}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                placeholder="0.00"
                readOnly={isPending}
                value={draft.amount}
                onChange={({ target }) => setDraft({ ...draft, amount: target.value })}
              />
            )}
          </Field>
        )}
        {error && <Alert tone="error" title={messageFor(error).message} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={isPending}>
            {'cents' in refund ? confirm(formatPrice(refund.cents)) : copy.refund.label}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CustomerDetails } from '#shared/contract/customer.ts';
import { erasureWaitWords } from '#shared/privacy/erasure-wait-words.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { formatMoment } from '#web/lib/format-date.ts';
import { EmailDialog } from './email-dialog.tsx';
import { EndAccountDialog } from './end-account-dialog.tsx';
import { copy } from './copy.ts';

type CustomerActionsProps = { customer: CustomerDetails; onChanged: (customer: CustomerDetails) => void };

const said = {
  enableCustomer: copy.enable.done,
  keepCustomer: copy.erase.kept,
  resendEmailChange: copy.email.resent,
  cancelEmailChange: copy.email.calledOff,
} as const;

type Opened = 'disableCustomer' | 'eraseCustomer' | 'email';

export const CustomerActions = ({ customer, onChanged }: CustomerActionsProps) => {
  const shop = useShop();
  const [open, setOpen] = useState<Opened>();
  const [news, setNews] = useState<string>();
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: async (call: keyof typeof said) => {
      onChanged(await (await shop.calls()).admin[call].mutate({ id: customer.id }));
      setNews(said[call]);
    },
  });
  const begin = (dialog: Opened) => {
    reset();
    setNews(undefined);
    setOpen(dialog);
  };
  const done = (words: string) => (changed: CustomerDetails) => {
    onChanged(changed);
    setOpen(undefined);
    setNews(words);
  };
  const act = (call: keyof typeof said, label: string) => (
    <Button variant="ghost" busy={isPending && variables === call} onClick={() => mutate(call)}>
      {label}
    </Button>
  );
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-col gap-4">
      <div role="group" aria-label={copy.detail.actions} className="flex flex-wrap items-center gap-3">
        <Button variant="ghost" disabled={customer.isAdmin} onClick={() => begin('email')}>
          {copy.email.label}
        </Button>
        {customer.isDisabled ? (
          act('enableCustomer', copy.enable.label)
        ) : (
          <Button variant="danger" disabled={customer.isAdmin} onClick={() => begin('disableCustomer')}>
            {copy.disable.label}
          </Button>
        )}
        {!customer.erasure && (
          <Button variant="danger" disabled={customer.isAdmin} onClick={() => begin('eraseCustomer')}>
            {copy.erase.label}
          </Button>
        )}
        {customer.isAdmin && <p className="text-sm text-quiet">{copy.detail.adminHint}</p>}
        <Feedback tone={error ? 'error' : 'success'}>{error ? messageFor(error).message : news}</Feedback>
      </div>
      {customer.erasure && <Erasure {...customer.erasure}>{act('keepCustomer', copy.erase.keep)}</Erasure>}
      {customer.emailChange && (
        <Alert title={copy.email.pendingTitle(customer.emailChange.newEmail)}>
          <p>
            {copy.email.old(customer.emailChange.isOldConfirmed)}{' '}
            {copy.email.new(customer.emailChange.isNewConfirmed)}{' '}
            {copy.email.until(formatMoment(customer.emailChange.expiresAt))}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            {act('resendEmailChange', copy.email.resend)}
            {act('cancelEmailChange', copy.email.callOff)}
          </div>
        </Alert>
      )}
      {(open === 'disableCustomer' || open === 'eraseCustomer') && (
        <EndAccountDialog
          way={open}
          customer={customer}
          onClose={close}
          onDone={done(open === 'eraseCustomer' ? copy.erase.done : copy.disable.done)}
        />
      )}
      {open === 'email' && <EmailDialog customer={customer} onClose={close} onDone={done(copy.email.done)} />}
    </div>
  );
};

type ErasureProps = NonNullable<CustomerDetails['erasure']> & { children: ReactNode };

const Erasure = ({ dueAt, erasedAt, waitsFor, children }: ErasureProps) => {
  const words = copy.erase;
  if (erasedAt !== null) return <Alert title={words.erased(formatMoment(erasedAt))} />;
  const standing = waitsFor?.length === 0 ? words.nowTitle : words.waitsTitle;
  return (
    <Alert title={waitsFor === null ? words.dueTitle(formatMoment(dueAt)) : standing}>
      {waitsFor?.map((wait) => (
        <p key={wait}>{erasureWaitWords[wait]}</p>
      ))}
      <div className="mt-3">{children}</div>
    </Alert>
  );
};

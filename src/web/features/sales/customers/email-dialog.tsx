import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { CustomerDetails } from '#shared/contract/customer.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from './copy.ts';

const { title, text, field, invalid, submit, cancel } = copy.email;

/** Text, @, text, dot, text, no spaces; the server knows the rest. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type EmailDialogProps = {
  customer: CustomerDetails;
  onClose: () => void;
  onDone: (customer: CustomerDetails) => void;
};

export const EmailDialog = ({ customer: { id, email: present }, onClose, onDone }: EmailDialogProps) => {
  const shop = useShop();
  const [email, setEmail] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const isValid = ADDRESS.test(email.trim());
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      onDone(await (await shop.calls()).admin.changeCustomerEmail.mutate({ id, email: email.trim() })),
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setWasAsked(true);
    if (isValid && !isPending) mutate();
  };
  return (
    <Dialog open onClose={onClose} closeLabel={cancel} title={title} description={text(present)}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <Field label={field} required error={wasAsked && !isValid && invalid}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              maxLength={textLength.email}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
        {error && <Alert tone="error" title={messageFor(error).message} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isPending}>
            {submit}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

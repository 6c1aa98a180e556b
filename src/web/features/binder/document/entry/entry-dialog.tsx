import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BinderDocument } from '#shared/contract/binder.ts';
import { binder } from '#shared/limits/binder.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { BINDER_KEY } from '#web/features/binder/binder-queries.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from './copy.ts';

type EntryDialogProps = { document: BinderDocument; onClose: () => void; onDone: (news: string) => void };

const LENGTHS = { number: binder.numberLength, owner: binder.ownerLength, name: textLength.name };
const HINTS = { number: copy.numberHint, owner: copy.ownerHint, name: copy.nameHint };

/** What the business calls a document itself. A refusal is told in it, and nothing typed is lost. */
export const EntryDialog = ({ document, onClose, onDone }: EntryDialogProps) => {
  const { id, title, number, owner } = document;
  const shop = useShop();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ number, owner, name: '' });
  const [wasAsked, setWasAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { customer } = (await shop.calls()).customer;
      await customer.setBinderEntry.mutate({ id, ...typed });
      await shop.queries.invalidateQueries({ queryKey: BINDER_KEY });
    },
    onSuccess: () => onDone(copy.done(title)),
  });
  const refusal = error ? messageFor(error) : undefined;
  const isNamed = typed.name.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (isNamed) return mutate();
    flushSync(() => setWasAsked(true));
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  const field = (name: keyof typeof typed, missing?: string) => (
    <Field
      label={copy[name]}
      hint={HINTS[name]}
      error={missing ?? refusal?.fields?.[name]}
      required={name === 'name'}
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          maxLength={LENGTHS[name]}
          readOnly={isPending}
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <Dialog open onClose={onClose} closeLabel={copy.cancel} title={copy.title(title)} description={copy.text}>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {field('number')}
        {field('owner')}
        {field('name', wasAsked && !isNamed ? copy.nameMissing : undefined)}
        {refusal && <Alert tone="error" title={refusal.message} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={isPending}>
            {copy.save}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

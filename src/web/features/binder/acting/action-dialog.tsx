import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageFor } from '#web/lib/server/message-for.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from '#web/features/binder/copy.ts';
import { problemsOf } from './action-draft.ts';
import { ActionFields } from './action-fields.tsx';
import type { ActingEvent, Acting, Begun } from './acting.ts';
import { BegunDocuments } from './begun-documents.tsx';

const { dialog, actions } = copy;

const descriptions = { approve: undefined, review: dialog.reviewText, withdraw: dialog.withdrawText };

type ActionDialogProps = {
  begun: Begun;
  draft: Acting['draft'];
  businessName: string;
  today: string;
  dispatch: (event: ActingEvent) => void;
  onSend: () => Promise<void>;
};

/** Asks for what the records will say. A refusal is told in it, and nothing typed is lost. */
export const ActionDialog = (props: ActionDialogProps) => {
  const { begun, draft, businessName, today, dispatch, onSend } = props;
  const { action, documents } = begun;
  const form = useRef<HTMLFormElement>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: onSend });
  const refusal = error ? messageFor(error) : undefined;
  const problems = problemsOf(action, draft, today);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (Object.keys(problems).length === 0) return mutate();
    flushSync(() => setWasAsked(true));
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  const close = () => dispatch({ type: 'closed' });
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={actions.cancel}
      title={dialog[action](documents.length)}
      description={descriptions[action]}
    >
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <BegunDocuments begun={begun} />
        <ActionFields
          action={action}
          draft={draft}
          today={today}
          problems={wasAsked ? problems : (refusal?.fields ?? {})}
          isDisabled={isPending}
          onType={(change) => dispatch({ type: 'typed', change })}
        />
        {action === 'approve' && (
          <figure className="border-l-3 border-green bg-desk px-4 py-3 text-ink">
            <figcaption className="text-sm text-quiet">{dialog.statementLabel}</figcaption>
            <blockquote className="mt-0.5 font-semibold wrap-anywhere">
              {dialog.statement(businessName, documents.length)}
            </blockquote>
          </figure>
        )}
        {refusal && <Alert tone="error" title={refusal.message} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={action === 'withdraw' ? 'danger' : 'primary'} busy={isPending}>
            {actions[action]}
          </Button>
          <Button variant="ghost" onClick={close}>
            {actions.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

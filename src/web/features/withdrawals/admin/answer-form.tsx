import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { withdrawal } from '#shared/limits/withdrawal.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { copy } from '#web/features/withdrawals/copy.ts';
import { WITHDRAWALS_KEY } from './withdrawal-queries.ts';

const { note: label, noteHint, noteMissing, notAnswered, answer } = copy.queue;

/** Closes a declaration, with what was done. */
export const AnswerForm = ({ id }: { id: number }) => {
  const shop = useShop();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await (await shop.calls()).admin.closeWithdrawal.mutate({ id, note });
      await shop.queries.invalidateQueries({ queryKey: WITHDRAWALS_KEY });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isEmpty = note.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty && !isPending) mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-t border-line px-5 py-4">
      {error && (
        <Alert tone="error" title={notAnswered}>
          {messageFor(error).message}
        </Alert>
      )}
      <Field label={label} hint={noteHint} error={isMissing && noteMissing} required>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={withdrawal.noteLength}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" busy={isPending} className="self-start">
        {answer}
      </Button>
    </form>
  );
};

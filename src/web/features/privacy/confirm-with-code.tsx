import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { messageFor } from '#web/lib/server/message-for.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { copy } from './copy.ts';

type ConfirmWithCodeProps = {
  email: string;
  ask: string;
  confirm: string;
  isGrave?: boolean;
  /** With null a code is mailed. */
  call: (code: string | null) => Promise<void>;
};

/** Whoever asked for a code types it next. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** A button that mails a code, and the field for it: whoever finds an open browser does not have the mailbox. */
export const ConfirmWithCode = ({ email, ask, confirm, isGrave = false, call }: ConfirmWithCodeProps) => {
  const [isAsked, setAsked] = useState(false);
  const [isSentAgain, setSentAgain] = useState(false);
  const [code, setCode] = useState('');
  const sending = useMutation({
    mutationFn: () => call(null),
    onSuccess: () => {
      setSentAgain(isAsked);
      setAsked(true);
      confirming.reset();
    },
  });
  const confirming = useMutation({
    mutationFn: () => call(code.trim()),
    onSuccess: () => {
      setAsked(false);
      setCode('');
    },
  });
  const problem = confirming.error ?? sending.error;
  const refusal = problem && <Alert tone="error" title={messageFor(problem).message} />;
  const variant = isGrave ? 'danger' : 'primary';
  if (!isAsked)
    return (
      <div className="flex flex-col items-start gap-3">
        {refusal}
        <Button
          variant={isGrave ? 'danger' : 'ghost'}
          busy={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {ask}
        </Button>
      </div>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.trim() !== '') confirming.mutate();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <Field label={copy.code.label} hint={copy.code.hint(email)}>
        {(control) => (
          <TextInput
            {...control}
            value={code}
            ref={focusOnce}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      {refusal}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={variant} busy={confirming.isPending}>
          {confirm}
        </Button>
        <Button variant="ghost" busy={sending.isPending} onClick={() => sending.mutate()}>
          {copy.code.again}
        </Button>
        <Button variant="link" onClick={() => setAsked(false)}>
          {copy.code.cancel}
        </Button>
      </div>
      <Feedback tone="success">{isSentAgain && copy.code.sentAgain}</Feedback>
    </form>
  );
};

import { type SubmitEvent, useEffect, useRef } from 'react';
import { textLength } from '#shared/limits/text-length.ts';
import { withdrawal } from '#shared/limits/withdrawal.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { copy } from './copy.ts';
import type { Withdrawal, WithdrawalField } from './withdrawal.ts';

type FormProps = {
  state: Extract<Withdrawal, { step: 'writing' }>;
  onType: (field: WithdrawalField, value: string) => void;
  onContinue: () => void;
};

/** Who withdraws from what. Nobody has to sign in for it. */
export const WithdrawalForm = ({ state, onType, onContinue }: FormProps) => {
  const { draft, mistakes, refusal } = state;
  const form = useRef<HTMLFormElement>(null);
  const wrong = useRef<string>(undefined);
  const first = Object.keys(mistakes)[0];
  useEffect(() => {
    // Found anew; while it is being mended, nobody is moved about.
    if (first && !wrong.current) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    wrong.current = first;
  }, [first]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onContinue();
  };
  const bind = (name: WithdrawalField) => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onType(name, event.target.value),
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {refusal && (
        <Alert tone="error" title={copy.refused}>
          {refusal}
        </Alert>
      )}
      <Field label={copy.labels.name} required error={mistakes.name}>
        {(control) => (
          <TextInput {...control} {...bind('name')} autoComplete="name" maxLength={textLength.name} />
        )}
      </Field>
      <Field label={copy.labels.contract} required hint={copy.hints.contract} error={mistakes.contract}>
        {(control) => <TextInput {...control} {...bind('contract')} maxLength={withdrawal.contractLength} />}
      </Field>
      <Field label={copy.labels.email} required error={mistakes.email}>
        {(control) => (
          <TextInput
            {...control}
            {...bind('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={textLength.email}
          />
        )}
      </Field>
      <Field label={copy.labels.reason} hint={copy.hints.reason} error={mistakes.reason}>
        {(control) => <Textarea {...control} {...bind('reason')} maxLength={withdrawal.reasonLength} />}
      </Field>
      <Button type="submit" size="lg" className="max-sm:w-full sm:self-start">
        {copy.next}
      </Button>
    </form>
  );
};

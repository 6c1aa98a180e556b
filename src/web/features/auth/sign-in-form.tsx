import { type SubmitEvent, useEffect, useRef } from 'react';
import { oneTimeCode } from '#shared/limits/one-time-code.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import {
  bareCode,
  codeFeedback,
  emailFeedback,
  type Feedback as Told,
  isBeingChecked,
  isEmailDisabled,
  isFilledIn,
  isUsedUp,
  showsChange,
  type SignIn,
  submitLabel,
} from './sign-in.ts';
import { useResendCountdown, useSignIn } from './use-sign-in.ts';
import { copy } from './copy.ts';

const toneOf = (told: Told) => (told?.tone === 'loading' ? 'busy' : (told?.tone ?? 'info'));

/** Used on the sign-in page, beside a product and as the first step of checkout. */
export const SignInForm = ({ onSignedIn }: { onSignedIn: () => Promise<void> }) => {
  const { state, dispatch, send, verify, submit } = useSignIn(onSignedIn);
  const { emailField, codeField } = useFieldFocus(state);
  const aboutEmail = emailFeedback(state);
  const aboutCode = codeFeedback(state);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  /** Pasted or filled in as a whole by the browser: then there is nothing left to do but to check it. */
  const handleCode = (typed: string, isWhole: boolean) => {
    if (isBeingChecked(state)) return;
    dispatch({ type: 'code typed', code: typed });
    const code = bareCode(typed);
    if (isWhole && code.length === oneTimeCode.length && !isUsedUp(state)) void verify(code);
  };

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
      <div>
        <Field label={copy.email}>
          {(control) => (
            <TextInput
              {...control}
              ref={emailField}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is there for this field; `useFieldFocus` does it later
              autoFocus
              size="lg"
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              maxLength={textLength.email}
              value={state.email}
              disabled={isEmailDisabled(state)}
              onChange={(event) => dispatch({ type: 'email typed', email: event.target.value })}
            />
          )}
        </Field>
        <div className="mt-1.5 flex items-center justify-between gap-3">
          <Feedback tone={toneOf(aboutEmail)}>{aboutEmail?.text}</Feedback>
          {showsChange(state) && (
            <Button variant="link" onClick={() => dispatch({ type: 'change asked' })}>
              {copy.change}
            </Button>
          )}
        </div>
        {state.hint && <p className="text-sm text-quiet">{state.hint}</p>}
      </div>
      {state.step === 'code' && (
        <div>
          <Field label={copy.code} hint={copy.codeHint}>
            {(control) => (
              <TextInput
                {...control}
                ref={codeField}
                size="lg"
                name="code"
                autoComplete="one-time-code"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                maxLength={oneTimeCode.length}
                className="font-mono text-xl tracking-[0.35em] uppercase"
                value={state.code}
                readOnly={isBeingChecked(state)}
                onChange={({ target, nativeEvent }) =>
                  handleCode(target.value, (nativeEvent as InputEvent).inputType === 'insertReplacementText')
                }
                onPaste={(event) => {
                  event.preventDefault();
                  handleCode(event.clipboardData.getData('text'), true);
                }}
              />
            )}
          </Field>
          <div className="mt-1.5 flex items-center justify-between gap-3">
            <Feedback tone={toneOf(aboutCode)}>{aboutCode?.text}</Feedback>
            {!isUsedUp(state) && <Resend state={state} variant="link" onResend={() => void send()} />}
          </div>
          <p role="status" className="text-md text-ink">
            {isUsedUp(state) && copy.usedUp}
          </p>
          {isUsedUp(state) && (
            <div className="mt-3 grid">
              <Resend state={state} variant="ghost" onResend={() => void send()} />
            </div>
          )}
        </div>
      )}
      <p className="hidden text-md noscript:block">{copy.withoutScripts}</p>
      <Button
        type="submit"
        size="lg"
        disabled={!isFilledIn(state)}
        busy={aboutEmail?.tone === 'loading' || aboutCode?.tone === 'loading'}
      >
        {submitLabel(state)}
      </Button>
    </form>
  );
};

type ResendProps = { state: SignIn; variant: 'link' | 'ghost'; onResend: () => void };

const Resend = ({ state, variant, onResend }: ResendProps) => {
  const seconds = useResendCountdown(state);
  if (seconds > 0 && variant === 'link')
    return <span className="text-sm text-quiet tabular-nums">{copy.resendIn(seconds)}</span>;
  if (seconds > 0)
    return (
      <Button variant={variant} disabled className="tabular-nums">
        {copy.resendIn(seconds)}
      </Button>
    );
  return (
    <Button
      variant={variant}
      busy={state.step === 'code' && state.resending === 'sending'}
      onClick={onResend}
    >
      {copy.resend}
    </Button>
  );
};

/** The cursor follows the flow: to the code when one was sent, to the address on 'change' or if none could be, and onto a code that was wrong. */
const useFieldFocus = (state: SignIn) => {
  const emailField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const isWrong = state.step === 'code' && state.checking === 'invalid';
  const isDisabled = isEmailDisabled(state);
  const sentAt = state.step === 'code' ? state.sentAt : undefined;
  useEffect(() => {
    if (sentAt !== undefined) codeField.current?.focus();
    else if (!isDisabled) emailField.current?.focus();
  }, [sentAt, isDisabled]);
  useEffect(() => {
    if (!isWrong) return;
    codeField.current?.focus();
    codeField.current?.select();
  }, [isWrong]);
  return { emailField, codeField };
};

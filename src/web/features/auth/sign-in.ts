import { oneTimeCode } from '#shared/limits/one-time-code.ts';
import { isEmail } from '#web/lib/is-email.ts';
import type { PendingCode } from './pending-codes.ts';
import { copy } from './copy.ts';

/** The sign-in form as `docs/product.md` tells it: an address first, then the code that was mailed to it. */
export type SignIn =
  | { step: 'email'; email: string; sending: 'idle' | 'sending' | 'failed'; hint: string }
  | {
      step: 'code';
      email: string;
      code: string;
      sentAt: number;
      /** Codes the shop has refused since then. */
      wrongTries: number;
      checking: 'idle' | 'checking' | 'verified' | 'invalid';
      resending: 'idle' | 'sending' | 'failed';
      hint: string;
    };

export type SignInEvent =
  | { type: 'email typed'; email: string }
  | { type: 'code typed'; code: string }
  | { type: 'send started' }
  /** `superseded` is what stood in the code field when another code was asked for. */
  | { type: 'send succeeded'; at: number; superseded: string }
  /** A code was asked for before, by this form or by the one before a reload. */
  | { type: 'pending found'; pending: PendingCode }
  | { type: 'send failed'; hint?: string }
  | { type: 'check started' }
  | { type: 'check succeeded' }
  /** `isWrong` says that it was the code, and not the way to the shop. */
  | { type: 'check failed'; isWrong: boolean }
  | { type: 'change asked' };

export type Feedback = { tone: 'loading' | 'success' | 'error'; text: string } | undefined;

export const startSignIn = (email = ''): SignIn => ({ step: 'email', email, sending: 'idle', hint: '' });

export const signInReducer = (state: SignIn, event: SignInEvent): SignIn =>
  state.step === 'email' ? emailStep(state, event) : codeStep(state, event);

type EmailStep = Extract<SignIn, { step: 'email' }>;
type CodeStep = Extract<SignIn, { step: 'code' }>;

const askForCode = (pending: PendingCode): CodeStep => ({
  step: 'code',
  ...pending,
  code: '',
  checking: 'idle',
  resending: 'idle',
  hint: '',
});

const emailStep = (state: EmailStep, event: SignInEvent): SignIn => {
  switch (event.type) {
    case 'email typed':
      return { ...state, email: event.email, sending: 'idle', hint: '' };
    case 'send started':
      return { ...state, sending: 'sending', hint: '' };
    case 'send failed':
      return { ...state, sending: 'failed', hint: event.hint ?? '' };
    case 'send succeeded':
      return askForCode({ email: state.email, sentAt: event.at, wrongTries: 0 });
    case 'pending found':
      return askForCode(event.pending);
    default:
      return state;
  }
};

const codeStep = (state: CodeStep, event: SignInEvent): SignIn => {
  switch (event.type) {
    case 'code typed':
      return { ...state, code: bareCode(event.code).slice(0, oneTimeCode.length), checking: 'idle' };
    case 'check started':
      return { ...state, checking: 'checking' };
    case 'check succeeded':
      return { ...state, checking: 'verified' };
    case 'check failed':
      return { ...state, checking: 'invalid', wrongTries: state.wrongTries + (event.isWrong ? 1 : 0) };
    case 'send started':
      return { ...state, resending: 'sending', hint: '' };
    case 'send failed':
      return { ...state, resending: 'failed', hint: event.hint ?? '' };
    case 'send succeeded':
      return {
        ...state,
        // The mail may be faster than the answer: a code typed meanwhile is the new one.
        code: state.code === event.superseded ? '' : state.code,
        checking: 'idle',
        resending: 'idle',
        sentAt: event.at,
        wrongTries: 0,
        hint: '',
      };
    case 'change asked':
      return startSignIn(state.email);
    default:
      return state;
  }
};

/** A code copied from a mail may bring spaces or dashes along. */
export const bareCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export const isBeingChecked = (state: SignIn) =>
  state.step === 'code' && (state.checking === 'checking' || state.checking === 'verified');

/** The shop takes no more tries for this code, not even the right one. */
export const isUsedUp = (state: SignIn) =>
  state.step === 'code' && state.wrongTries >= oneTimeCode.maxAttempts;

/** A code that was wrong has to be changed before it is worth another try; one that was right needs none. */
export const isFilledIn = (state: SignIn) =>
  state.step === 'email'
    ? isEmail(state.email)
    : !isUsedUp(state) &&
      state.code.length === oneTimeCode.length &&
      (state.checking === 'idle' || state.checking === 'checking');

export const canSubmit = (state: SignIn) =>
  isFilledIn(state) && !isBeingChecked(state) && !(state.step === 'email' && state.sending === 'sending');

export const submitLabel = (state: SignIn) => (state.step === 'email' ? copy.askForCode : copy.verify);

/** The link back to the address shows only while 'OTP sent' stands alone, without a word about the code. */
export const showsChange = (state: SignIn) =>
  state.step === 'code' && state.checking === 'idle' && state.resending === 'idle';

export const isEmailDisabled = (state: SignIn) => state.step === 'code' || state.sending === 'sending';

const SENDING: Feedback = { tone: 'loading', text: copy.sending };
const NOT_SENT: Feedback = { tone: 'error', text: copy.notSent };

export const emailFeedback = (state: SignIn): Feedback => {
  const progress = state.step === 'email' ? state.sending : state.resending;
  if (progress === 'sending') return SENDING;
  if (progress === 'failed') return NOT_SENT;
  return state.step === 'code' ? { tone: 'success', text: copy.sent } : undefined;
};

export const codeFeedback = (state: SignIn): Feedback => {
  if (state.step === 'email' || state.checking === 'idle') return undefined;
  return {
    checking: { tone: 'loading', text: copy.checking } as const,
    verified: { tone: 'success', text: copy.verified } as const,
    invalid: { tone: 'error', text: copy.invalid } as const,
  }[state.checking];
};

/** Seconds until another code may be asked for; 0 when it may be. The clock of a moment ago may be behind the sending. */
export const secondsUntilResend = (state: SignIn, now: number) => {
  if (state.step !== 'code') return 0;
  const leftMs = state.sentAt + oneTimeCode.resendAfterMs - Math.max(now, state.sentAt);
  return Math.max(0, Math.ceil(leftMs / 1000));
};

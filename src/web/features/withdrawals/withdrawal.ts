import { hasWebAddress } from '#shared/legal/web-address.ts';
import { isEmail } from '#web/lib/is-email.ts';
import { copy } from './copy.ts';

export type WithdrawalDraft = { name: string; contract: string; email: string; reason: string };
export type WithdrawalField = keyof WithdrawalDraft;
export type Mistakes = Partial<Record<WithdrawalField, string>>;

/** Writing, checking, sending, done. What was typed stays until it was received. */
export type Withdrawal = { draft: WithdrawalDraft } & (
  | { step: 'writing'; mistakes: Mistakes; refusal?: string }
  | { step: 'checking' }
  | { step: 'sending' }
  | { step: 'received'; receivedAt: string }
);

export type WithdrawalEvent =
  /** Who is signed in, and from which order they come; what was typed before that was known stays. */
  | { type: 'recognized'; known: Partial<WithdrawalDraft> }
  | { type: 'typed'; field: WithdrawalField; value: string }
  | { type: 'continued' }
  | { type: 'went back' }
  | { type: 'confirmed' }
  | { type: 'refused'; message: string; fields?: Record<string, string> | undefined }
  | { type: 'received'; receivedAt: string };

export const startWithdrawal: Withdrawal = {
  step: 'writing',
  draft: { name: '', contract: '', email: '', reason: '' },
  mistakes: {},
};

export const mistakesIn = ({ name, contract, email, reason }: WithdrawalDraft): Mistakes => ({
  ...linksIn({ name, contract, reason }),
  ...(name.trim() === '' && { name: copy.missing.name }),
  ...(contract.trim() === '' && { contract: copy.missing.contract }),
  ...(!isEmail(email) && { email: copy.badEmail }),
});

const linksIn = (texts: Partial<WithdrawalDraft>): Mistakes =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => hasWebAddress(text))
      .map(([field]) => [field, copy.noLinks]),
  );

export const withdrawalReducer = (state: Withdrawal, event: WithdrawalEvent): Withdrawal => {
  const { draft } = state;
  switch (event.type) {
    case 'recognized': {
      if (state.step !== 'writing') return state;
      const filled = Object.fromEntries(
        Object.entries(event.known).filter(([field]) => !draft[field as WithdrawalField]),
      );
      const mistakes = Object.fromEntries(Object.entries(state.mistakes).filter(([field]) => !filled[field]));
      return { ...state, draft: { ...draft, ...filled }, mistakes };
    }
    case 'typed': {
      if (state.step !== 'writing') return state;
      const { [event.field]: _, ...mistakes } = state.mistakes;
      return { step: 'writing', draft: { ...draft, [event.field]: event.value }, mistakes };
    }
    case 'continued': {
      const mistakes = mistakesIn(draft);
      return Object.keys(mistakes).length > 0
        ? { step: 'writing', draft, mistakes }
        : { step: 'checking', draft };
    }
    case 'went back':
      return { step: 'writing', draft, mistakes: {} };
    case 'confirmed':
      return state.step === 'checking' ? { step: 'sending', draft } : state;
    case 'refused':
      return { step: 'writing', draft, mistakes: event.fields ?? {}, refusal: event.message };
    default:
      return { step: 'received', draft, receivedAt: event.receivedAt };
  }
};

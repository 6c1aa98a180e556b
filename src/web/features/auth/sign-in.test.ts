import { describe, expect, test } from 'vitest';
import {
  canSubmit,
  codeFeedback,
  emailFeedback,
  isBeingChecked,
  isFilledIn,
  isUsedUp,
  isEmailDisabled,
  secondsUntilResend,
  showsChange,
  type SignIn,
  type SignInEvent,
  signInReducer,
  startSignIn,
  submitLabel,
} from './sign-in.ts';
import { isEmail } from '#web/lib/is-email.ts';

const after = (...events: SignInEvent[]): SignIn => events.reduce(signInReducer, startSignIn());

const typed: SignInEvent = { type: 'email typed', email: 'dana@harborpine.com' };
const sent: SignInEvent[] = [
  typed,
  { type: 'send started' },
  { type: 'send succeeded', at: 0, superseded: '' },
];
const code: SignInEvent = { type: 'code typed', code: 'K7M2QX' };

describe('the sign-in form', () => {
  test('starts with an address to fill in and a button that says Continue', () => {
    expect(submitLabel(startSignIn())).toBe('Continue');
    expect(canSubmit(startSignIn())).toBe(false);
    expect(canSubmit(after(typed))).toBe(true);
  });

  test('says Sending OTP, keeps the address still and takes no second click', () => {
    const state = after(typed, { type: 'send started' });
    expect(emailFeedback(state)).toEqual({ tone: 'loading', text: 'Sending OTP' });
    expect(isEmailDisabled(state)).toBe(true);
    expect(canSubmit(state)).toBe(false);
  });

  test('says when no mail could be sent, gives the address back, and forgets it when one types', () => {
    const failed = after(typed, { type: 'send started' }, { type: 'send failed' });
    expect(emailFeedback(failed)?.text).toBe('There was an issue sending an email');
    expect(isEmailDisabled(failed)).toBe(false);
    expect(canSubmit(failed)).toBe(true);
    expect(emailFeedback(signInReducer(failed, typed))).toBeUndefined();
  });

  test('asks for the code once it is sent: OTP sent, Verify, and a way to change the address', () => {
    const state = after(...sent);
    expect(state.step).toBe('code');
    expect(emailFeedback(state)).toEqual({ tone: 'success', text: 'OTP sent' });
    expect(submitLabel(state)).toBe('Verify');
    expect(showsChange(state)).toBe(true);
    expect(isEmailDisabled(state)).toBe(true);
    expect(canSubmit(state)).toBe(false);
  });

  test('verifies a code of exactly six characters, however it was pasted', () => {
    expect(canSubmit(after(...sent, { type: 'code typed', code: 'K7M2Q' }))).toBe(false);
    expect(canSubmit(after(...sent, code))).toBe(true);
    expect(after(...sent, { type: 'code typed', code: ' k7m-2qx9' })).toMatchObject({ code: 'K7M2QX' });
  });

  test('says Validating and hides the change link meanwhile', () => {
    const state = after(...sent, code, { type: 'check started' });
    expect(codeFeedback(state)?.text).toBe('Validating');
    expect(showsChange(state)).toBe(false);
    expect(canSubmit(state)).toBe(false);
  });

  test('says Verified at the end', () => {
    expect(codeFeedback(after(...sent, code, { type: 'check succeeded' }))).toEqual({
      tone: 'success',
      text: 'Verified',
    });
  });

  test('says Invalid code, stays disabled until one types, and then has the change link back', () => {
    const state = after(...sent, code, { type: 'check started' }, { type: 'check failed', isWrong: true });
    expect(codeFeedback(state)).toEqual({ tone: 'error', text: 'Invalid code' });
    expect(canSubmit(state)).toBe(false);
    expect(showsChange(state)).toBe(false);
    const corrected = signInReducer(state, { type: 'code typed', code: 'K7M2QY' });
    expect(codeFeedback(corrected)).toBeUndefined();
    expect(canSubmit(corrected)).toBe(true);
    expect(showsChange(corrected)).toBe(true);
  });

  test('goes back to the field of a code that is under way, with the seconds that are left', () => {
    const pending = { email: 'dana@harborpine.com', sentAt: 1000, wrongTries: 0 };
    const state = after({ type: 'pending found', pending });
    expect(emailFeedback(state)?.text).toBe('OTP sent');
    expect(state).toMatchObject({ step: 'code', email: pending.email, code: '' });
    expect(secondsUntilResend(state, 31_000)).toBe(30);
  });

  test('takes no more codes after five wrong ones, until another was sent', () => {
    const wrong: SignInEvent[] = [code, { type: 'check started' }, { type: 'check failed', isWrong: true }];
    const four = after(...sent, ...wrong, ...wrong, ...wrong, ...wrong);
    expect(isUsedUp(four)).toBe(false);
    expect(isUsedUp(signInReducer(four, { type: 'check failed', isWrong: false }))).toBe(false);
    const five = wrong.reduce(signInReducer, four);
    expect(isUsedUp(five)).toBe(true);
    expect(codeFeedback(five)?.text).toBe('Invalid code');
    expect(canSubmit(signInReducer(five, { type: 'code typed', code: 'K7M2QY' }))).toBe(false);
    const resent = signInReducer(five, { type: 'send succeeded', at: 61_000, superseded: '' });
    expect(isUsedUp(resent)).toBe(false);
  });

  test('is filled in while it is checked, but takes no second try', () => {
    const state = after(...sent, code, { type: 'check started' });
    expect([isFilledIn(state), isBeingChecked(state), canSubmit(state)]).toEqual([true, true, false]);
    expect(isFilledIn(signInReducer(state, { type: 'check succeeded' }))).toBe(false);
    const sending = after({ type: 'email typed', email: 'a@b.c' }, { type: 'send started' });
    expect([isFilledIn(sending), canSubmit(sending)]).toEqual([true, false]);
  });

  test('goes back to the address, which is kept, when one asks to change it', () => {
    expect(after(...sent, code, { type: 'change asked' })).toEqual(startSignIn('dana@harborpine.com'));
  });

  test('lets one ask for another code after a minute, and forgets the old one', () => {
    const state = after(...sent);
    expect(secondsUntilResend(state, 1000)).toBe(59);
    expect(secondsUntilResend(state, 60_000)).toBe(0);
    const resent: SignInEvent = { type: 'send succeeded', at: 61_000, superseded: 'K7M2QX' };
    const again = after(...sent, code, { type: 'send started' }, resent);
    expect(again).toMatchObject({ code: '', sentAt: 61_000 });
    expect(secondsUntilResend(again, 61_000)).toBe(60);
    // A clock that was read before the code was sent.
    expect(secondsUntilResend(again, 1000)).toBe(60);
    // A mail that was faster than the answer.
    const fast = after(...sent, code, { type: 'send started' }, { type: 'code typed', code: 'NEW' }, resent);
    expect(fast).toMatchObject({ code: 'NEW', sentAt: 61_000 });
  });

  test.each([
    ['dana@harborpine.com', true],
    ['a@b.c', true],
    ['a b@c.de', false],
    ['a@b', false],
    ['@b.c', false],
    ['a@b.', false],
    ['', false],
  ])('takes %j for an address: %s', (value, expected) => {
    expect(isEmail(value)).toBe(expected);
  });
});

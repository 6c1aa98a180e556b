import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { customerQuery } from '#web/lib/session/customer.ts';
import { ShopError } from '#web/lib/server/shop-error.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { pendingCodes } from './pending-codes.ts';
import { canSubmit, secondsUntilResend, signInReducer, startSignIn } from './sign-in.ts';

/** The shop's answer to a code that is wrong, or right but tried too often. */
const WRONG_CODE = 403;

/** The form's state and what its buttons do. `onSignedIn` runs once the customer is loaded. */
export const useSignIn = (onSignedIn: () => Promise<void>) => {
  const shop = useShop();
  const [state, dispatch] = useReducer(signInReducer, undefined, () => startSignIn());

  // After the page has come alive: the server, which rendered the form, knows of no code.
  useLayoutEffect(() => {
    const pending = pendingCodes.latest(Date.now());
    if (pending) dispatch({ type: 'pending found', pending });
  }, []);

  const { step, email } = state;
  const sentAt = state.step === 'code' ? state.sentAt : undefined;
  const wrongTries = state.step === 'code' ? state.wrongTries : 0;
  const isVerified = state.step === 'code' && state.checking === 'verified';
  useEffect(() => {
    if (sentAt !== undefined && !isVerified) pendingCodes.keep({ email, sentAt, wrongTries }, Date.now());
  }, [email, sentAt, wrongTries, isVerified]);

  const send = async () => {
    const pending = step === 'email' ? pendingCodes.recent(email, Date.now()) : undefined;
    if (pending) {
      dispatch({ type: 'pending found', pending });
      return;
    }
    dispatch({ type: 'send started' });
    try {
      await shop.auth.sendCode(state.email);
      dispatch({
        type: 'send succeeded',
        at: Date.now(),
        superseded: state.step === 'code' ? state.code : '',
      });
    } catch (error) {
      const hint = error instanceof ShopError && error.status === 429 ? error.message : '';
      dispatch({ type: 'send failed', hint });
    }
  };

  const verify = async (code: string) => {
    dispatch({ type: 'check started' });
    try {
      shop.session.keep(await shop.auth.verifyCode(state.email, code));
    } catch (error) {
      dispatch({
        type: 'check failed',
        isWrong: error instanceof ShopError && error.status === WRONG_CODE,
      });
      return;
    }
    // Here and not in an effect: the form may be gone before one runs.
    pendingCodes.clear();
    await shop.queries.fetchQuery(customerQuery(shop)).catch(() => null);
    dispatch({ type: 'check succeeded' });
    await onSignedIn();
  };

  const submit = async () => {
    if (!canSubmit(state)) return;
    await (state.step === 'email' ? send() : verify(state.code));
  };

  return { state, dispatch, send, verify, submit };
};

/** Seconds until another code may be asked for, counted down on the screen. */
export const useResendCountdown = (state: Parameters<typeof secondsUntilResend>[0]) => {
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsUntilResend(state, now);
  const isCounting = state.step === 'code' && seconds > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return seconds;
};

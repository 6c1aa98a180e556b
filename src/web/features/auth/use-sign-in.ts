import { useEffect, useReducer, useState } from 'react';
import { customerQuery } from '#web/lib/session/customer.ts';
import { ShopError } from '#web/lib/server/shop-error.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { canSubmit, secondsUntilResend, signInReducer, startSignIn } from './sign-in.ts';

/** The form's state and what its buttons do. `onSignedIn` runs once the customer is loaded. */
export const useSignIn = (onSignedIn: () => Promise<void>) => {
  const shop = useShop();
  const [state, dispatch] = useReducer(signInReducer, undefined, () => startSignIn());

  const send = async () => {
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
    } catch {
      dispatch({ type: 'check failed' });
      return;
    }
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

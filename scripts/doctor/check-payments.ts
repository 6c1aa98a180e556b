import type { Config } from '#server/config.ts';
import { type Finding, note, ok, toDo } from './finding.ts';

const ANSWER_LIMIT_MS = 5000;

export const checkPayments = async (
  { payments }: Pick<Config, 'payments'>,
  ask: typeof fetch = fetch,
): Promise<Finding> => {
  if (payments.kind === 'sandbox') return note('this version takes no payments yet');
  const answer = await ask('https://api.stripe.com/v1/balance', {
    headers: { authorization: `Bearer ${payments.secretKey}` },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).catch(() => undefined);
  if (!answer) return toDo('Stripe does not answer: check the network');
  if (answer.status === 401)
    return toDo('Stripe refuses STRIPE_SECRET_KEY: copy it again from the Stripe dashboard');
  if (answer.status >= 500) return toDo(`Stripe is out of order (${answer.status}): try again later`);
  return ok(`Stripe accepts the ${payments.secretKey.includes('_live_') ? 'live' : 'test'} key`);
};

import type { Services } from '#server/kernel/services.ts';
import type { Payments } from '#server/ports/payments.ts';
import { createSandbox, type Sandbox } from './sandbox/sandbox.ts';
import { createStripePayments } from './stripe.ts';

type Touched = Pick<Services, 'config' | 'db' | 'clock' | 'random' | 'keys' | 'queue'>;

/** The provider as configured, and the sandbox where that is what stands behind it. */
export const openPayments = ({
  config,
  db,
  clock,
  random,
  keys,
  queue,
}: Touched): { payments: Payments; sandbox?: Sandbox } => {
  const { publicUrl, payments: configured } = config;
  const shop = publicUrl.host;
  if (configured.kind === 'stripe') return { payments: createStripePayments({ ...configured, shop, clock }) };
  const secretKey = `sk_test_${keys.sandboxAccess.toString('hex')}`;
  const webhookSecret = `whsec_${keys.sandboxWebhook.toString('hex')}`;
  const sandbox = createSandbox({
    db,
    clock,
    random,
    publicUrl,
    secretKey,
    webhookSecret,
    wake: (tx, at) => queue.enqueue(tx, 'run-sandbox', {}, { runAfter: at }),
  });
  const payments = createStripePayments({
    secretKey,
    webhookSecrets: [webhookSecret],
    shop,
    clock,
    fetch: sandbox.fetch,
    hosts: [publicUrl.host],
  });
  return { payments, sandbox };
};

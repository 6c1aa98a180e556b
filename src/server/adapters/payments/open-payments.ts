import type { Services } from '#server/kernel/services.ts';
import type { Payments } from '#server/ports/payments.ts';
import { createTables } from '#stripe-sandbox/create-tables.ts';
import { openSandbox, type Sandbox } from '#stripe-sandbox/sandbox.ts';
import { API_VERSION } from './api-version.ts';
import { createStripePayments } from './stripe.ts';
import { WEBHOOK_PATH } from './webhook-path.ts';

type Touched = Pick<Services, 'config' | 'db' | 'clock' | 'random' | 'keys' | 'queue'>;

/** The provider as configured, and the sandbox where that is what stands behind it. */
export const openPayments = async ({
  config,
  db,
  clock,
  random,
  keys,
  queue,
}: Touched): Promise<{ payments: Payments; sandbox?: Sandbox }> => {
  const { publicUrl, payments: configured } = config;
  const shop = publicUrl.host;
  if (configured.kind === 'stripe')
    return { payments: createStripePayments({ ...configured, shop, clock, tax: config.tax }) };
  const secretKey = `sk_test_${keys.sandboxAccess.toString('hex')}`;
  const webhookSecret = `whsec_${keys.sandboxWebhook.toString('hex')}`;
  const sandbox = await openSandbox({
    db,
    clock,
    random,
    origin: publicUrl.origin,
    termsUrl: config.market && `${publicUrl.origin}/legal/terms`,
    webhookUrl: `${publicUrl.origin}${WEBHOOK_PATH}`,
    apiVersion: API_VERSION,
    secretKey,
    webhookSecret,
    timeZone: config.shopTimeZone,
    hasDashboard: config.mode !== 'production',
    scheduleRun: (tx, at) => queue.enqueue(tx, 'run-sandbox', {}, { runAfter: at }),
  });
  const payments = createStripePayments({
    secretKey,
    webhookSecrets: [webhookSecret],
    shop,
    clock,
    tax: config.tax,
    fetch: sandbox.fetch,
    hosts: [publicUrl.host],
  });
  return { payments, sandbox };
};

/** For whoever brings the sandbox's rows back before it is opened. */
export const prepareSandbox = (db: Services['db']) => createTables(db);

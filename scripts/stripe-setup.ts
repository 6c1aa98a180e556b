import { readConfig } from '#server/config.ts';
import { PaymentsError } from '#server/ports/payments.ts';
import { openServices } from '#server/composition-root.ts';
import { runCommand, UsageError } from './run-command.ts';
import { setUpStripe } from './stripe/set-up.ts';

/** The configuration asks for the webhook's secret, which this command is about to find out. */
const NOT_KNOWN_YET = 'whsec_not_known_yet';

await runCommand(async () => {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = process.env;
  if (!STRIPE_SECRET_KEY)
    throw new UsageError(
      'Set STRIPE_SECRET_KEY (sk_test_... or sk_live_...) and PUBLIC_URL, then run this again.',
    );
  const config = readConfig({
    ...process.env,
    STRIPE_WEBHOOK_SECRET: STRIPE_WEBHOOK_SECRET || NOT_KNOWN_YET,
  });
  const { services, close } = await openServices(config);
  try {
    return await setUpStripe(services, { secretKey: STRIPE_SECRET_KEY });
  } finally {
    await close();
  }
}, [PaymentsError]);

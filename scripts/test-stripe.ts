import { spawnSync } from 'node:child_process';

const { STRIPE_SECRET_KEY = '' } = process.env;

if (/^[sr]k_test_/.test(STRIPE_SECRET_KEY)) {
  const { status } = spawnSync('vitest', ['run', '--config', 'vitest.stripe.config.ts'], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
console.log(
  'Nothing was tried: set STRIPE_SECRET_KEY to a test key of Stripe (sk_test_...) to hold Stripe to the contract the sandbox keeps.',
);

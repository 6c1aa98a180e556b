import { API_VERSION } from '#server/adapters/payments/api-version.ts';
import { openSandbox } from '#stripe-sandbox/sandbox.ts';
import { createStripePayments } from '#server/adapters/payments/stripe.ts';
import { systemRandom } from '#server/kernel/random.ts';
import type { TaxRules } from '#server/ports/payments.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { ORIGIN } from '#tests/support/shop/test-shop.ts';

const SECRETS = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' };

/** The sandbox alone, without a shop around it. */
export const createTestSandbox = async (tax?: TaxRules) => {
  const { db } = await createTestDatabase();
  const clock = createTestClock(new Date('2026-11-15T12:00:00Z'));
  const scheduledRuns: Date[] = [];
  const sandbox = await openSandbox({
    db,
    clock,
    random: systemRandom,
    origin: ORIGIN,
    webhookUrl: `${ORIGIN}/api/webhooks/stripe`,
    apiVersion: API_VERSION,
    timeZone: 'UTC',
    hasDashboard: true,
    scheduleRun: async (_tx, at) => void scheduledRuns.push(at),
    ...SECRETS,
  });
  const payments = createStripePayments({
    secretKey: SECRETS.secretKey,
    webhookSecrets: [SECRETS.webhookSecret],
    shop: 'localhost:3000',
    clock,
    tax,
    fetch: sandbox.fetch,
    hosts: ['localhost:3000'],
  });

  /** The interface as it is on the wire, without the library. */
  const call = async (method: string, path: string, form = '', headers: Record<string, string> = {}) => {
    const isRead = method === 'GET';
    const answer = await sandbox.fetch(`https://api.stripe.com${path}${isRead && form ? `?${form}` : ''}`, {
      method,
      headers: {
        authorization: `Bearer ${SECRETS.secretKey}`,
        'stripe-version': API_VERSION,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      ...(isRead ? {} : { body: form }),
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer };
  };

  return { db, clock, scheduledRuns, sandbox, payments, call, ...SECRETS };
};

type Answer = Record<string, unknown> & {
  id: string;
  error?: { type: string; code?: string; param?: string; message: string };
  data?: Record<string, unknown>[];
};

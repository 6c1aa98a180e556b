import { Stripe } from 'stripe';
import { API_VERSION } from '#server/adapters/payments/api-version.ts';
import { SECOND } from '#shared/units.ts';

const payments = {
  /** Twice this and a pause, with the one repeat, are still within the 10 s a buyer waits for an answer. */
  requestTimeoutMs: 4 * SECOND,
  networkRetries: 1,
} as const;

type ClientOptions = { secretKey: string; fetch?: typeof globalThis.fetch | undefined };

/** Version and patience are said here, so that an update of the library does not change them unnoticed. */
export const createStripeClient = ({ secretKey, fetch }: ClientOptions) =>
  new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: payments.networkRetries,
    timeout: payments.requestTimeoutMs,
    telemetry: false,
    ...(fetch ? { httpClient: Stripe.createFetchHttpClient(fetch) } : {}),
  });

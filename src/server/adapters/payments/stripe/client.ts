import { Stripe } from 'stripe';
import { API_VERSION } from '#server/adapters/payments/api-version.ts';
import { payments } from '#shared/limits.ts';

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

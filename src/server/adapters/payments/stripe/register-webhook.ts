import { API_VERSION } from '#server/adapters/payments/api-version.ts';
import { createStripeClient } from './client.ts';
import { eventTypes } from './event-types.ts';
import { telling } from './payments-error.ts';

type Registration = { secretKey: string; url: string; fetch?: typeof fetch | undefined };

/** Stripe tells a webhook's secret once, when it is made; later it can only be seen on Stripe's own pages. */
export const registerWebhook = telling(async ({ secretKey, url, fetch }: Registration) => {
  const stripe = createStripeClient({ secretKey, fetch });
  for await (const known of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (known.url !== url) continue;
    const listensTo = new Set(known.enabled_events);
    if (listensTo.size !== eventTypes.length || eventTypes.some((type) => !listensTo.has(type)))
      await stripe.webhookEndpoints.update(known.id, { enabled_events: [...eventTypes] });
    return { id: known.id, secret: undefined };
  }
  const { id, secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...eventTypes],
    // Events keep this shape whatever the account's own version is.
    api_version: API_VERSION,
    description: 'Bindery',
  });
  return { id, secret };
});

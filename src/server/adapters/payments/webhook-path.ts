/** Where the shop is told of events. */
export const WEBHOOK_PATH = '/api/webhooks/stripe';

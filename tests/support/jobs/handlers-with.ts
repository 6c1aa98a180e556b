import type { JobHandlers } from '#server/ports/queue.ts';

/** Handlers that do nothing but what the test is about. */
export const handlersWith = (handlers: Partial<JobHandlers>): JobHandlers => ({
  'remove-file': async () => {},
  'start-generation': async () => {},
  'generate-line-item': async () => {},
  'draw-pages': async () => {},
  'remove-old-versions': async () => {},
  'process-payment-event': async () => {},
  'reconcile-orders': async () => {},
  'reconcile-shop': async () => {},
  'catch-up-events': async () => {},
  'fetch-invoice': async () => {},
  'send-receipt': async () => {},
  'send-ready-mail': async () => {},
  'build-demo-shop': async () => {},
  'run-sandbox': async () => {},
  'sync-product': async () => {},
  'retire-price': async () => {},
  'start-promotion': async () => {},
  'process-template': async () => {},
  'run-test-fill': async () => {},
  'run-page-view': async () => {},
  sweep: async () => {},
  ...handlers,
});

import { registerWebhook } from '#server/adapters/payments/stripe/register-webhook.ts';
import { WEBHOOK_PATH } from '#server/adapters/payments/webhook-path.ts';
import type { Services } from '#server/kernel/services.ts';
import { listProductIds } from '#server/modules/catalog/provider/provider-sync-repo.ts';
import { syncProduct } from '#server/modules/catalog/provider/sync-product.ts';

type Account = { secretKey: string; fetch?: typeof fetch };

/** Makes an account at Stripe ready for this shop. What is there already is found again, so it may be run any time. */
export const setUpStripe = async (
  services: Pick<Services, 'config' | 'db' | 'queue' | 'payments'>,
  account: Account,
) => {
  const url = new URL(WEBHOOK_PATH, services.config.publicUrl).href;
  const webhook = await registerWebhook({ ...account, url });
  const productIds = await listProductIds(services.db);
  for (const id of productIds) await syncProduct(services, id);
  const products = productIds.length === 1 ? '1 product' : `${productIds.length} products`;
  return [
    webhook.secret === undefined
      ? `The webhook ${url} is registered already; its secret is shown on Stripe's own pages (Developers, Webhooks).`
      : `The webhook ${url} is registered. Its secret is shown this once:\n\n  STRIPE_WEBHOOK_SECRET=${webhook.secret}\n`,
    `${products} handed over to Stripe.`,
  ].join('\n');
};

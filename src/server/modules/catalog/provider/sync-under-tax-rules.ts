import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import type { Services } from '#server/kernel/services.ts';
import { forgetOtherTax } from './provider-sync-repo.ts';
import { taxRulesKey } from './tax-rules-key.ts';

/**
 * What the provider was told under other rules of tax, it is told again at once: it refuses to sell it under those of now. Of
 * very many products the rest is left to the regular look at what is out of step.
 */
export const syncUnderTaxRules = ({ config, db, queue }: Pick<Services, 'config' | 'db' | 'queue'>) =>
  db.transaction(async (tx) => {
    const forgotten = await forgetOtherTax(tx, taxRulesKey(config.tax));
    await queue.enqueueMissing(
      tx,
      'sync-product',
      forgotten.slice(0, MAX_ROWS_PER_STATEMENT).map((productId) => ({ productId })),
    );
  });

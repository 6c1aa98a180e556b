import type { Services } from '#server/kernel/services.ts';
import { isBot } from './is-bot.ts';
import { countView } from './product-view-repo.ts';

/**
 * Counts that a product's page was looked at: a number for the day, and nothing of who looked. Programs that call
 * themselves one are left out.
 */
export const noteProductView = async (
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { slug, userAgent }: { slug: string; userAgent: string | undefined },
) => {
  if (isBot(userAgent)) return;
  const day = clock.now().toLocaleDateString('sv-SE', { timeZone: config.shopTimeZone });
  await countView(db, { slug, day });
};

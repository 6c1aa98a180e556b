import type { Config } from '#server/config.ts';
import type { Today } from '#shared/placeholder-values.ts';
import type { Clock } from './clock.ts';

/** When and where the shop prints. */
export const todayIn = (
  { shopTimeZone, country }: Pick<Config, 'shopTimeZone' | 'country'>,
  clock: Clock,
): Today => ({ now: clock.now(), timeZone: shopTimeZone, shopCountry: country });

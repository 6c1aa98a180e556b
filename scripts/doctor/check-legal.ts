import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { createLog } from '#server/kernel/log.ts';
import { LEGAL_FOLDER, readLegalFolder } from '#server/modules/legal/read-legal-folder.ts';
import { type Market, neededLegalPages } from '#shared/legal/market.ts';
import { type Finding, note, ok, toDo } from './finding.ts';

/** Whether the pages that the market needs are here. What they say is for a lawyer to judge. */
export const checkLegal = async (config: Config, market: Market): Promise<Finding> => {
  const files = await readLegalFolder({ config, log: createLog({ level: 'silent' }) });
  const missing = neededLegalPages[market].filter((needed) => files.every(({ name }) => name !== needed));
  if (missing.length > 0)
    return toDo(
      `MARKET=${market} needs ${missing.map((name) => `${name}.md`).join(', ')} in ${join(config.dataDir, LEGAL_FOLDER)}`,
    );
  if (config.payments.kind === 'stripe')
    return note(
      `all pages of MARKET=${market} are there; in Stripe's dashboard, under Settings, Public details, the terms of service must be ${new URL('/legal/terms', config.publicUrl).href}, or no payment page opens`,
    );
  return ok(`all pages of MARKET=${market} are there`);
};

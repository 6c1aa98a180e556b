import type { Services } from '#server/kernel/services.ts';
import type { Waiver } from '#shared/contract/legal.ts';
import { DEFAULT_WAIVER } from '#shared/legal/market-words.ts';
import { findCurrentText } from './get-legal-page.ts';
import { hashText } from './hash-text.ts';

/** What buyers are asked to agree to before documents are made at once; null where nobody is asked. */
export const getWaiver = async (
  services: Pick<Services, 'config' | 'log' | 'db' | 'clock'>,
): Promise<Waiver | null> => {
  if (services.config.market !== 'eu') return null;
  const own = await findCurrentText(services, 'waiver');
  return own
    ? { words: own.text.trim(), version: own.hash }
    : { words: DEFAULT_WAIVER, version: hashText(DEFAULT_WAIVER) };
};

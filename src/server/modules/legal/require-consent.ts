import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import type { CheckoutConsent } from '#shared/contract/legal.ts';
import type { ShownText } from './consent-repo.ts';
import { findCurrentText } from './get-legal-page.ts';
import { getWaiver } from './get-waiver.ts';

/**
 * What an order is placed under: texts as they are at this moment. Where a waiver is asked for, an order without it, or with
 * other words than those that hold now, is refused before anything is written.
 */
export const requireConsent = async (
  services: Pick<Services, 'config' | 'log' | 'db' | 'clock'>,
  given: CheckoutConsent | undefined,
): Promise<ShownText[]> => {
  if (!services.config.market) return [];
  const waiver = await getWaiver(services);
  if (waiver && !given) throw new DomainError('checkout.no-waiver');
  if (waiver && given?.waiver !== waiver.version) throw new DomainError('checkout.waiver-changed');
  const terms = await findCurrentText(services, 'terms');
  return [
    ...(terms ? [{ kind: 'terms', hash: terms.hash, text: terms.text } as const] : []),
    ...(waiver ? [{ kind: 'waiver', hash: waiver.version, text: waiver.words } as const] : []),
  ];
};

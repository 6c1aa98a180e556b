import type { PromotionCode } from '#server/ports/promotion-codes.ts';
import type { PromotionState } from '#shared/contract/promotion.ts';

/** Why a code can be used at this moment, or cannot. */
export const promotionStateOf = (
  { isArchived, isActive, startsAt, expiresAt, uses, maxUses }: PromotionCode,
  now: Date,
): PromotionState => {
  if (isArchived) return 'archived';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  if (maxUses !== null && uses >= maxUses) return 'used-up';
  if (isActive) return 'active';
  // Whoever switched it off on the provider's own pages meant the same.
  return startsAt !== null && startsAt > now ? 'scheduled' : 'archived';
};

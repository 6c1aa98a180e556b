import type { PromotionRecord } from '#server/modules/promotions/promotion-record.ts';
import type { newPromotionCodeInput, PromotionCode } from '#shared/contract/promotion.ts';
import type { z } from 'zod';

export const promotionCodeOf = (record: PromotionRecord): PromotionCode => ({
  id: record.id,
  code: record.code,
  off: 'percent' in record.off ? record.off : { amount: record.off.amountInCents },
  createdAt: record.createdAt.toISOString(),
  startsAt: record.startsAt?.toISOString() ?? null,
  expiresAt: record.expiresAt?.toISOString() ?? null,
  uses: record.uses,
  maxUses: record.maxUses,
  state: record.state,
  products: record.products,
});

export const wantedCodeOf = ({
  off,
  startsAt,
  expiresAt,
  ...wanted
}: z.output<typeof newPromotionCodeInput>) => ({
  ...wanted,
  off: 'percent' in off ? off : { amountInCents: off.amount },
  startsAt: startsAt === null ? null : new Date(startsAt),
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
});

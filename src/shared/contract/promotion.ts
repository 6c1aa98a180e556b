import { z } from 'zod';
import { product } from '#shared/limits/product.ts';
import { promotion } from '#shared/limits/promotion.ts';
import { rowId } from './row-id.ts';

const codeRule = `must be 3 to ${promotion.codeLength} letters, digits or hyphens`;
const usesRule = `must be a whole number from 1 to ${promotion.maxUses}`;
const percentRule = 'must be a whole number from 1 to 100';
const centsRule = `must be whole cents from 1 to ${product.maxCents}`;

const reduction = z.union(
  [
    z.strictObject({ percent: z.int(percentRule).min(1, percentRule).max(100, percentRule) }),
    z.strictObject({ amount: z.int(centsRule).min(1, centsRule).max(product.maxCents, centsRule) }),
  ],
  'must be either `percent` or `amount`',
);

const instant = z.iso.datetime('must be a time such as 2026-11-15T10:00:00.000Z');

export const newPromotionCodeInput = z
  .strictObject({
    code: z
      .string()
      .transform((typed) => typed.trim().toUpperCase())
      .pipe(z.string().regex(new RegExp(`^[A-Z0-9-]{3,${promotion.codeLength}}$`), codeRule)),
    off: reduction,
    startsAt: instant.nullable().default(null),
    expiresAt: instant.nullable().default(null),
    maxUses: z.int(usesRule).min(1, usesRule).max(promotion.maxUses, usesRule).nullable().default(null),
    /** Ours; all products when there are none. */
    productIds: z
      .array(rowId)
      .max(promotion.maxProducts)
      .refine((ids) => new Set(ids).size === ids.length, 'must not name a product twice')
      .default([]),
  })
  .refine(({ startsAt, expiresAt }) => startsAt === null || expiresAt === null || startsAt < expiresAt, {
    message: 'must be after the start',
    path: ['expiresAt'],
  });

export type NewPromotionCode = z.input<typeof newPromotionCodeInput>;

const promotionId = z.string().regex(/^[\w-]{1,255}$/, 'must be the id of a promotion code');

export const promotionIdInput = z.strictObject({ id: promotionId });

export const promotionPageInput = z
  .strictObject({
    /** The `next` of the page before. */
    after: promotionId.optional(),
  })
  .prefault({});

export type PromotionState = 'active' | 'scheduled' | 'expired' | 'used-up' | 'archived';

export type PromotionCode = {
  id: string;
  code: string;
  off: { percent: number } | { amount: number };
  createdAt: string;
  startsAt: string | null;
  expiresAt: string | null;
  uses: number;
  maxUses: number | null;
  state: PromotionState;
  /** None means all. A product of another shop of the same account has no name here. */
  products: { id: number | null; name: string }[];
};

export type PromotionPage = { codes: PromotionCode[]; next: string | null };

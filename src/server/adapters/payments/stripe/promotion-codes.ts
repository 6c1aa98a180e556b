import type { Stripe } from 'stripe';
import type { Clock } from '#server/kernel/clock.ts';
import type {
  NewPromotionCode,
  PromotionCode,
  PromotionCodes,
  Reduction,
} from '#server/ports/promotion-codes.ts';
import { CURRENCY } from '#shared/money.ts';
import { telling } from './payments-error.ts';

/** What the provider has no field for is kept with the code. */
const STARTS_AT = 'starts_at';
const ARCHIVED = 'archived';

const WITH_COUPON = ['promotion.coupon', 'promotion.coupon.applies_to'];
const EACH_WITH_COUPON = WITH_COUPON.map((path) => `data.${path}`);

export const promotionCodesOf = (stripe: Stripe, clock: Clock): PromotionCodes => ({
  create: telling((wanted) => create(stripe, clock, wanted)),
  list: telling(async ({ after, limit }) => {
    const { data, has_more: hasMore } = await stripe.promotionCodes.list({
      limit,
      expand: EACH_WITH_COUPON,
      ...(after !== undefined && { starting_after: after }),
    });
    return { codes: data.map(promotionCodeOf), hasMore };
  }),
  archive: telling(async (id) =>
    promotionCodeOf(
      await stripe.promotionCodes.update(id, {
        active: false,
        metadata: { [ARCHIVED]: 'true' },
        expand: WITH_COUPON,
      }),
    ),
  ),
  start: telling(async (id) => {
    const code = await stripe.promotionCodes.retrieve(id);
    if (!isArchived(code)) await stripe.promotionCodes.update(id, { active: true });
  }),
});

/** A code of its own has a coupon of its own; made again under the same key, both are the same. */
const create = async (stripe: Stripe, clock: Clock, wanted: NewPromotionCode) => {
  const { code, off, startsAt, expiresAt, maxUses, productIds, idempotencyKey } = wanted;
  if (await isTaken(stripe, code, clock.now())) return undefined;
  const coupon = await stripe.coupons.create(
    {
      name: code,
      duration: 'once',
      ...('percent' in off
        ? { percent_off: off.percent }
        : { amount_off: off.amountInCents, currency: CURRENCY }),
      ...(productIds.length > 0 && { applies_to: { products: productIds } }),
    },
    { idempotencyKey: `${idempotencyKey}:coupon` },
  );
  const made = await stripe.promotionCodes.create(
    {
      promotion: { type: 'coupon', coupon: coupon.id },
      code,
      active: startsAt === null,
      ...(expiresAt && { expires_at: secondsOf(expiresAt) }),
      ...(maxUses !== null && { max_redemptions: maxUses }),
      ...(startsAt && { metadata: { [STARTS_AT]: String(secondsOf(startsAt)) } }),
      expand: WITH_COUPON,
    },
    { idempotencyKey: `${idempotencyKey}:code` },
  );
  return promotionCodeOf(made);
};

/** The provider itself minds only codes that are active at this moment. */
const isTaken = async (stripe: Stripe, code: string, now: Date) => {
  const { data } = await stripe.promotionCodes.list({ code, limit: 100 });
  return data.some((known) => known.active || (!isArchived(known) && (startOf(known) ?? now) > now));
};

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);
const dateOf = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));

const isArchived = ({ metadata }: Stripe.PromotionCode) => metadata?.[ARCHIVED] === 'true';

const startOf = ({ metadata }: Stripe.PromotionCode) => {
  const seconds = Number(metadata?.[STARTS_AT]);
  return Number.isInteger(seconds) && seconds > 0 ? dateOf(seconds) : null;
};

const promotionCodeOf = (made: Stripe.PromotionCode): PromotionCode => {
  const { coupon } = made.promotion;
  const known = typeof coupon === 'object' ? coupon : null;
  return {
    id: made.id,
    code: made.code,
    off: reductionOf(known),
    startsAt: startOf(made),
    expiresAt: dateOf(made.expires_at ?? known?.redeem_by ?? null),
    maxUses: made.max_redemptions ?? known?.max_redemptions ?? null,
    productIds: known?.applies_to?.products ?? [],
    createdAt: new Date(made.created * 1000),
    uses: made.times_redeemed,
    isActive: made.active,
    isArchived: isArchived(made),
  };
};

const reductionOf = (coupon: Stripe.Coupon | null): Reduction =>
  coupon?.percent_off === null || coupon?.percent_off === undefined
    ? { amountInCents: coupon?.amount_off ?? 0 }
    : { percent: coupon.percent_off };

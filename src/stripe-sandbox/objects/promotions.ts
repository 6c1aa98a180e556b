import type { Stripe } from 'stripe';
import type { SubsetOf, Metadata } from './subset-of.ts';

export type CouponObject = SubsetOf<
  Stripe.Coupon,
  {
    id: string;
    object: 'coupon';
    amount_off: number | null;
    /** The provider shows it on request only; none means all. */
    applies_to: { products: string[] };
    created: number;
    currency: string | null;
    duration: 'once';
    duration_in_months: null;
    livemode: false;
    max_redemptions: number | null;
    metadata: Metadata;
    name: string | null;
    percent_off: number | null;
    redeem_by: number | null;
    times_redeemed: number;
    valid: boolean;
  }
>;

export type PromotionCodeObject = SubsetOf<
  Stripe.PromotionCode,
  {
    id: string;
    object: 'promotion_code';
    active: boolean;
    code: string;
    created: number;
    customer: null;
    expires_at: number | null;
    livemode: false;
    max_redemptions: number | null;
    metadata: Metadata;
    promotion: { type: 'coupon'; coupon: string };
    times_redeemed: number;
  }
>;

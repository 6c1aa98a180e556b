import type { Stripe } from 'stripe';
import type { SubsetOf, Metadata } from './subset-of.ts';

export type ProductObject = SubsetOf<
  Stripe.Product,
  {
    id: string;
    object: 'product';
    active: boolean;
    created: number;
    updated: number;
    name: string;
    description: string | null;
    livemode: false;
    metadata: Metadata;
    type: 'service';
  }
>;

export type PriceObject = SubsetOf<
  Stripe.Price,
  {
    id: string;
    object: 'price';
    active: boolean;
    billing_scheme: 'per_unit';
    created: number;
    currency: string;
    livemode: false;
    lookup_key: string | null;
    metadata: Metadata;
    nickname: null;
    product: string;
    recurring: null;
    type: 'one_time';
    unit_amount: number;
  }
>;

export type CustomerObject = SubsetOf<
  Stripe.Customer,
  {
    id: string;
    object: 'customer';
    created: number;
    email: string | null;
    name: string | null;
    livemode: false;
    metadata: Metadata;
  }
>;

export type LineItemObject = SubsetOf<
  Stripe.LineItem,
  {
    id: string;
    object: 'item';
    amount_discount: number;
    amount_subtotal: number;
    amount_tax: 0;
    amount_total: number;
    currency: string;
    description: string;
    quantity: number;
  }
> & { price: PriceObject };

export type CouponObject = SubsetOf<
  Stripe.Coupon,
  {
    id: string;
    object: 'coupon';
    amount_off: number | null;
    created: number;
    currency: string | null;
    duration: 'once' | 'forever';
    livemode: false;
    max_redemptions: number | null;
    metadata: Metadata;
    name: string | null;
    percent_off: number | null;
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
    expires_at: number | null;
    livemode: false;
    max_redemptions: number | null;
    metadata: Metadata;
    times_redeemed: number;
  }
> & { promotion: { type: 'coupon'; coupon: string } };

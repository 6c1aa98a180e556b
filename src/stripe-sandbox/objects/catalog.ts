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
    tax_code?: string | null;
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
    nickname: null;
    product: string;
    recurring: null;
    type: 'one_time';
    tax_behavior?: 'exclusive' | 'inclusive' | 'unspecified';
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
    individual_name?: string;
    address?: Stripe.Address | null;
    livemode: false;
    metadata: Metadata;
  }
>;

export type LineItemObject = SubsetOf<
  Stripe.LineItem,
  {
    id: string;
    object: 'item';
    amount_subtotal: number;
    currency: string;
    description: string;
    quantity: number;
  }
> & { price: PriceObject };

import type { Stripe } from 'stripe';
import type { SubsetOf } from './subset-of.ts';

export type EventObject = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: string;
};

export type WebhookEndpointObject = SubsetOf<
  Stripe.WebhookEndpoint,
  {
    id: string;
    object: 'webhook_endpoint';
    api_version: string | null;
    created: number;
    description: string | null;
    enabled_events: string[];
    livemode: false;
    status: 'enabled' | 'disabled';
    url: string;
  }
>;

/** Ours alone: what the dashboard has asked for about the deliveries to come. */
export type DeliveryPlanObject = {
  id: string;
  object: 'delivery_plan';
  dropNext: number;
  delaySeconds: number;
};

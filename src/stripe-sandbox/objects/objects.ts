import type { DeliveryPlanObject, EventObject, WebhookEndpointObject } from './events.ts';
import type { CustomerObject, PriceObject, ProductObject } from './catalog.ts';
import type { InvoiceInner, InvoiceObject, InvoicePaymentObject } from './invoices.ts';
import type { CreditNoteObject } from './credit-notes.ts';
import type { DisputeObject } from './disputes.ts';
import type { ChargeObject, PaymentIntentObject, RefundObject } from './payments.ts';
import type { CouponObject, PromotionCodeObject } from './promotions.ts';
import type { SessionInner, SessionObject } from './sessions.ts';
import type { TaxIdObject } from './tax-ids.ts';

/** Kind of record -> what the interface shows of it. */
export type Objects = {
  product: ProductObject;
  price: PriceObject;
  customer: CustomerObject;
  tax_id: TaxIdObject;
  coupon: CouponObject;
  promotion_code: PromotionCodeObject;
  'checkout.session': SessionObject;
  payment_intent: PaymentIntentObject;
  charge: ChargeObject;
  refund: RefundObject;
  dispute: DisputeObject;
  credit_note: CreditNoteObject;
  invoice: InvoiceObject;
  invoice_payment: InvoicePaymentObject;
  webhook_endpoint: WebhookEndpointObject;
  event: EventObject;
  delivery_plan: DeliveryPlanObject;
};

export type Kind = keyof Objects;

type OwnInners = { 'checkout.session': SessionInner; invoice: InvoiceInner };

export type Inners = { [K in Kind]: K extends keyof OwnInners ? OwnInners[K] : Record<string, never> };

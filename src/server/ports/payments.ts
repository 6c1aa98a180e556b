import type { Market } from '#shared/legal/market.ts';
import type { PromotionCodes } from './promotion-codes.ts';
import type { InvoiceCorrection, InvoiceFacts } from './invoices.ts';
import type { TaxNumbers } from './tax-numbers.ts';
import type { CreditNotes, DisputeFacts, Disputes, RefundFacts } from './refunds.ts';

/** The provider's checkout session, as far as an order needs it. Amounts are in cents. */
export type CheckoutSession = {
  id: string;
  /** Where the buyer pays; null once the session is over. */
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  /** The order's number, as we gave it. */
  reference: string | null;
  /** Before and after promotion codes. */
  subtotalInCents: number;
  totalInCents: number;
  currency: string;
  /** Null where no tax is looked at. */
  tax: SessionTax | null;
  paymentIntent: string | null;
  invoiceId: string | null;
  expiresAt: Date;
  isLive: boolean;
  /** The buyer agreed to the shop's terms on the provider's page; false until then, and where nobody is asked. */
  hasAcceptedTerms?: boolean;
};

/** Of what a buyer pays, in cents. What is left of the total is the net amount. */
export type SessionTax = {
  taxInCents: number;
  discountInCents: number;
  /** The buyer accounts for it. Only of a number that was verified. */
  isReverseCharge: boolean;
  /** As the buyer gave it. */
  taxNumber: string | null;
};

/** How the shop has tax worked out. */
export type TaxRules = {
  /** What products are to the tax office, unless they have a code of their own. */
  code: string;
  prices: 'net' | 'gross';
};

export type NewCheckoutSession = {
  reference: string;
  customerId: string;
  items: { priceId: string; quantity: number }[];
  /** `{CHECKOUT_SESSION_ID}` in it becomes the session's id. */
  successUrl: string;
  cancelUrl: string;
  /** With one, the buyer has to agree to the shop's terms there, and is told what paying means. */
  market?: Market;
  /** The same key with the same details gives the same session, however often it is asked. */
  idempotencyKey: string;
  /** What stands at the foot of the invoice. */
  invoiceFooter?: string | undefined;
};

/** What has become of a payment since. */
export type PaymentState = {
  /** It was tried and will not succeed any more: a delayed payment that did not come. */
  hasFailed: boolean;
  /** By the provider's clock; null until it was paid. */
  paidAt: Date | null;
  refunds: RefundFacts[];
  disputes: DisputeFacts[];
};

/** An event told by the provider; what it is about, never what it says: the truth is asked for. */
export type PaymentEvent = {
  id: string;
  type: string;
  createdAt: Date;
  isLive: boolean;
  /** `reference`: the order's number, as we gave it. */
  subject: { sessionId?: string; paymentIntent?: string; reference?: string; invoiceId?: string };
};

export type SoldProduct = {
  /** Ours; the provider's object carries it, so that a repeated sync finds it again. */
  id: number;
  name: string;
  description: string;
  priceInCents: number;
  /** Null: the shop's own. Nobody looks at it where the shop has no tax worked out. */
  taxCode?: string | null;
  /** What the provider called it before; null at first. */
  providerProductId: string | null;
  providerPriceId: string | null;
  idempotencyKey: string;
};

/** Thrown when the provider says no or cannot be reached; `isTransient`: the same may succeed later. */
export class PaymentsError extends Error {
  readonly isTransient: boolean;
  readonly code: string | undefined;
  constructor(message: string, options: ErrorOptions & { isTransient: boolean; code?: string | undefined }) {
    super(message, options);
    this.name = 'PaymentsError';
    this.isTransient = options.isTransient;
    this.code = options.code;
  }
}

export type BilledBusiness = {
  name: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  /** ISO 3166 alpha-2. */
  country: string;
};

/** The card provider, spoken to in one way whether it is real or the built-in sandbox. */
export type Payments = {
  /** False on the sandbox and with a test key. */
  isLive: boolean;
  /** Hosts a browser may be sent to, for paying and for invoices. */
  hosts: readonly string[];
  /** Brings the provider's product and price in step. A changed price is a new price object; the old one stays until it is retired. */
  syncProduct: (product: SoldProduct) => Promise<{ providerProductId: string; providerPriceId: string }>;
  retirePrice: (priceId: string) => Promise<void>;
  archiveProduct: (providerProductId: string) => Promise<void>;
  /** Finds or makes the provider's customer; a known id that the provider has lost is replaced. */
  ensureCustomer: (customer: {
    id: string;
    email: string;
    /** Of the person. */
    name: string;
    /** Whom invoices are made out to; without one, the person. */
    business?: BilledBusiness | null;
    known: string | null;
  }) => Promise<string>;
  /** Lets go of all that the provider knows of a customer but what its books need; one it does not know is forgotten already. */
  forgetCustomer: (providerId: string) => Promise<void>;
  createSession: (session: NewCheckoutSession) => Promise<CheckoutSession>;
  getSession: (id: string) => Promise<CheckoutSession>;
  /** Closes an open session; one that is already over stays as it is. */
  expireSession: (id: string) => Promise<CheckoutSession>;
  getPayment: (paymentIntent: string) => Promise<PaymentState>;
  /** Undefined while the provider has not made it yet. */
  findInvoice: (session: CheckoutSession) => Promise<InvoiceFacts | undefined>;
  /** Undefined when the new one would come to another sum: then nothing is changed. */
  correctInvoice: (correction: InvoiceCorrection) => Promise<InvoiceFacts | undefined>;
  /** All that is left, unless an amount is given. */
  refund: (payment: {
    paymentIntent: string;
    amountInCents?: number;
    idempotencyKey: string;
  }) => Promise<void>;
  creditNotes: CreditNotes;
  disputes: Disputes;
  promotionCodes: PromotionCodes;
  taxNumbers: TaxNumbers;
  /** Verified on the raw bytes; undefined when the signature, its age or its shape is wrong. */
  readEvent: (body: Uint8Array, signature: string | undefined) => PaymentEvent | undefined;
  /** Events since then that the webhook may have missed, oldest first. */
  listEvents: (since: Date) => AsyncIterable<PaymentEvent>;
  check: () => Promise<void>;
};

import { z } from 'zod';
import { flag, metadata, text, webAddress, whole } from '#stripe-sandbox/api/params.ts';

const nameAsked = z.strictObject({ enabled: flag, optional: flag.optional() });

export const sessionShape = {
  mode: z.literal('payment'),
  customer: text(),
  client_reference_id: text(200).optional(),
  line_items: z
    .array(z.strictObject({ price: text(), quantity: whole.pipe(z.number().min(1).max(999_999)) }))
    .min(1)
    .max(100),
  allow_promotion_codes: flag.default(false),
  invoice_creation: z
    .strictObject({
      enabled: flag,
      invoice_data: z.strictObject({ metadata: metadata.optional(), footer: text().optional() }).optional(),
    })
    .optional(),
  payment_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  tax_id_collection: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  customer_update: z
    .strictObject({
      address: z.enum(['auto', 'never']).optional(),
      name: z.enum(['auto', 'never']).optional(),
    })
    .optional(),
  name_collection: z
    .strictObject({ business: nameAsked.optional(), individual: nameAsked.optional() })
    .optional(),
  consent_collection: z.strictObject({ terms_of_service: z.enum(['none', 'required']) }).optional(),
  submit_type: z.enum(['auto', 'pay']).optional(),
  custom_text: z.strictObject({ submit: z.strictObject({ message: text(1200) }) }).optional(),
  metadata: metadata.default({}),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
};

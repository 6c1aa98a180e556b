/** Lines of the one table in `problems.ts`: of buying, paying and what was bought. */
export const orderProblems = {
  'checkout.no-business': {
    code: 'PRECONDITION_FAILED',
    message: 'Please fill in your business details first: they are printed into your documents.',
  },
  'checkout.not-for-sale': {
    code: 'BAD_REQUEST',
    message: 'This product is not for sale at this price any more. Please open its page again.',
  },
  'checkout.too-many': { code: 'BAD_REQUEST', message: 'Please order at most 99 of one product.' },
  'checkout.too-much': {
    code: 'BAD_REQUEST',
    message: 'One payment can take at most $999,999.99. Please order fewer products at a time.',
  },
  'checkout.price-changed': {
    code: 'CONFLICT',
    message: 'The price has just changed. Please open the product again to see the new one.',
  },
  'checkout.provider-down': {
    code: 'BAD_GATEWAY',
    message: 'The payment page could not be opened. You have not been charged: please try again in a moment.',
  },
  'invoice.not-correctable': {
    code: 'CONFLICT',
    message:
      'This invoice cannot be corrected: nothing was paid, something went back, or its order is closed. Please write to us.',
  },
  'invoice.other-sum': {
    code: 'CONFLICT',
    message:
      'With your details as they are now the tax would be another, so this invoice stays as it is. Please write to us.',
  },
  'invoice.not-corrected': {
    code: 'BAD_GATEWAY',
    message: 'The corrected invoice could not be made. Nothing has changed: please try again in a minute.',
  },
  'tax-number.impossible': {
    code: 'BAD_REQUEST',
    message: 'This cannot be a tax number of your country. Please check it.',
  },
  'tax-number.not-asked': {
    code: 'CONFLICT',
    message: 'We do not take tax numbers of your country here. Please write to us.',
  },
  'tax-number.not-reached': {
    code: 'BAD_GATEWAY',
    message:
      'Your tax number could not be looked up or saved. Nothing has changed: please try again in a minute.',
  },
  'order.not-found': { code: 'NOT_FOUND', message: 'This order does not exist or is not yours.' },
  'order.not-paid': { code: 'CONFLICT', message: 'Nothing has been paid for this order.' },
  'order.closed': {
    code: 'CONFLICT',
    message: 'This order is not paid, was refunded, or is disputed, so its documents are not made.',
  },
  'order.still-generating': {
    code: 'CONFLICT',
    message: 'The documents of this order are still being made. Please wait until they are ready.',
  },
  'order.version-not-found': {
    code: 'NOT_FOUND',
    message: 'This order has no such version, or it is no longer kept.',
  },
  'order.no-pages': {
    code: 'CONFLICT',
    message: 'The pages of this document cannot be shown. Please download it instead.',
  },
  'order.nothing-failed': { code: 'CONFLICT', message: 'No document of this order has failed.' },
  'order.refund-too-large': {
    code: 'BAD_REQUEST',
    message: 'More than what is left of the payment cannot be refunded.',
  },
  'order.refunded-meanwhile': {
    code: 'CONFLICT',
    message: 'Money was refunded since you looked at this order. Please look at it again before you retry.',
  },
  'order.refund-refused': {
    code: 'BAD_GATEWAY',
    message: 'The payment provider did not make the refund. Please look at the order again before you retry.',
  },
  'order.close-by-refund': {
    code: 'CONFLICT',
    message: 'Something was paid for this order. Refund it instead: a full refund closes it.',
  },
  'dispute.not-found': { code: 'NOT_FOUND', message: 'This dispute does not exist.' },
  'dispute.answered': {
    code: 'CONFLICT',
    message:
      'The bank takes no evidence for this dispute any more: it was submitted, or the dispute is over.',
  },
  'dispute.refused': {
    code: 'BAD_GATEWAY',
    message:
      'The payment provider did not take the evidence. Please look at the order again before you retry.',
  },
  'promotion.not-found': { code: 'NOT_FOUND', message: 'This promotion code does not exist.' },
  'promotion.code-taken': {
    code: 'CONFLICT',
    message:
      'A promotion code of this name can be used, or will be. Archive it first, or choose another name.',
  },
  'promotion.over-already': { code: 'BAD_REQUEST', message: 'The last day of this code is over already.' },
  'promotion.too-far-ahead': {
    code: 'BAD_REQUEST',
    message: 'A promotion code can start within the next 365 days.',
  },
  'promotion.product-unknown': {
    code: 'BAD_REQUEST',
    message: 'Some of the products do not exist, or the payment provider does not know them yet.',
  },
  'promotion.provider-refused': {
    code: 'BAD_GATEWAY',
    message: 'The payment provider did not do this. Please try again in a moment.',
  },
} as const;

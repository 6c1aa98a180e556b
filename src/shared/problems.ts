import { previewProblems } from './problems/preview-problems.ts';
import { lookingProblems } from './problems/looking-problems.ts';
import { questionProblems } from './problems/question-problems.ts';

/**
 * Every "no" the product can say: key -> the wire's error code and the sentence people read.
 * Closed on purpose: a new refusal is a new line here, never a string somewhere else.
 */
export const problems = {
  'auth.required': { code: 'UNAUTHORIZED', message: 'Please sign in to continue.' },
  'auth.code-not-sent': { code: 'BAD_GATEWAY', message: 'There was an issue sending an email' },
  'auth.proof-needed': {
    code: 'TOO_MANY_REQUESTS',
    message: 'Very many codes are being asked for. Please reload this page and try again.',
  },
  'auth.invalid-code': { code: 'FORBIDDEN', message: 'Invalid code' },
  'auth.invalid-refresh-token': {
    code: 'UNAUTHORIZED',
    message: 'Your session has ended. Please sign in again.',
  },
  'auth.unsupported': { code: 'BAD_REQUEST', message: 'Only sign-in with an e-mail code is supported.' },
  'role.admin-only': { code: 'FORBIDDEN', message: 'Only an administrator may do this.' },
  'request.too-many': {
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests. Please wait a moment and try again.',
  },
  'request.too-large': { code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' },
  'request.url-too-long': {
    code: 'BAD_REQUEST',
    status: 414,
    message: 'The address of the request is too long.',
  },
  'request.batch-too-large': { code: 'BAD_REQUEST', message: 'Ask for at most 20 calls at a time.' },
  'request.not-json': { code: 'BAD_REQUEST', message: 'The request is not valid JSON.' },
  'request.json-only': { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send this request as application/json.' },
  'request.multipart-only': {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Send this request as multipart/form-data.',
  },
  'request.bad-form': { code: 'BAD_REQUEST', message: 'The uploaded form could not be read.' },
  'request.foreign-origin': { code: 'FORBIDDEN', message: 'This request came from another site.' },
  'request.invalid': { code: 'BAD_REQUEST', message: 'Some of the details are not valid.' },
  'request.too-deep': { code: 'BAD_REQUEST', message: 'The request is nested too deeply.' },
  'request.foreign-host': {
    code: 'BAD_REQUEST',
    status: 421,
    message: 'This server does not answer for that host name.',
  },
  'page.not-found': { code: 'NOT_FOUND', message: 'Page not found' },
  'account.unprintable': {
    code: 'UNPROCESSABLE_CONTENT',
    message: 'Some of what you have typed cannot be printed yet.',
  },
  'logo.missing': { code: 'BAD_REQUEST', message: 'Choose a PNG file for your logo.' },
  'logo.not-png': {
    code: 'UNPROCESSABLE_CONTENT',
    message: 'Your logo must be a PNG image. Please choose a .png file.',
  },
  'logo.too-large': {
    code: 'PAYLOAD_TOO_LARGE',
    message: 'Your logo is larger than 5 MB. Please choose a smaller file.',
  },
  'logo.too-many-pixels': {
    code: 'UNPROCESSABLE_CONTENT',
    message:
      'Your logo has too many pixels. Please choose one of at most 8000 pixels a side and 16 megapixels.',
  },
  'logo.unreadable': {
    code: 'UNPROCESSABLE_CONTENT',
    message: 'Your logo could not be read. Please save it as PNG again.',
  },
  'logo.not-yours': { code: 'FORBIDDEN', message: 'You may change only your own logo.' },
  'file.not-found': { code: 'NOT_FOUND', message: 'The file does not exist or is not yours.' },
  'file.link-invalid': { code: 'FORBIDDEN', message: 'This link is not valid or has expired.' },
  'file.being-made-again': {
    code: 'CONFLICT',
    message: 'This file was damaged and is being made again. Please try again in a minute.',
  },
  'file.damaged': {
    code: 'INTERNAL_SERVER_ERROR',
    message: 'This file is damaged and cannot be shown. Please write to us.',
  },
  'file.too-many-paths': { code: 'BAD_REQUEST', message: 'Ask for at most 200 files at a time.' },
  'file.closed': {
    code: 'FORBIDDEN',
    message: 'The downloads of this order are closed, because it was refunded or its payment is disputed.',
  },
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
  'webhook.invalid': { code: 'BAD_REQUEST', message: 'The signature of this event is not valid.' },
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
  'mail.not-sent': { code: 'BAD_GATEWAY', message: 'The mail could not be sent. Please try again.' },
  'customer.not-found': { code: 'NOT_FOUND', message: 'This customer does not exist.' },
  'customer.is-admin': {
    code: 'CONFLICT',
    message: 'This is an administrator. Take the role away first, where the shop is run.',
  },
  'customer.same-email': { code: 'BAD_REQUEST', message: 'The customer has this e-mail address already.' },
  'customer.email-taken': {
    code: 'CONFLICT',
    message: 'This e-mail address belongs to another customer or to an administrator.',
  },
  'customer.no-email-change': {
    code: 'CONFLICT',
    message: 'No new e-mail address waits to be confirmed by this customer.',
  },
  'email-change.link-invalid': {
    code: 'FORBIDDEN',
    message: 'This link is not valid, has expired, or was called off. Please write to us for a new one.',
  },
  'product.not-found': { code: 'NOT_FOUND', message: 'Sorry, this product does not exist' },
  'product.changed-meanwhile': {
    code: 'CONFLICT',
    message:
      'Someone else changed this product in the meantime. Load the newest version to see their changes.',
  },
  'product.documents-not-sellable': {
    code: 'BAD_REQUEST',
    message: 'Some of the documents cannot be sold.',
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
  ...questionProblems,
  ...previewProblems,
  'upload.no-files': { code: 'BAD_REQUEST', message: 'Choose at least one .docx file.' },
  'upload.no-file': { code: 'BAD_REQUEST', message: 'Choose a file.' },
  'upload.too-many-files': { code: 'PAYLOAD_TOO_LARGE', message: 'Upload at most 20 files at a time.' },
  'upload.too-large': {
    code: 'PAYLOAD_TOO_LARGE',
    message: 'A file may have at most 20 MB. Compress its pictures in Word and try again.',
  },
  'upload.shop-full': {
    code: 'CONFLICT',
    message:
      'The shop holds 2,000 documents at most. Archive documents you no longer need, then upload again.',
  },
  'upload.refused': { code: 'UNPROCESSABLE_CONTENT', message: 'Nothing was uploaded.' },
  'document.not-found': { code: 'NOT_FOUND', message: 'This document does not exist.' },
  'document.in-use': {
    code: 'CONFLICT',
    message: 'This document is part of a product. Take it out of there first.',
  },
  'document.busy': {
    code: 'CONFLICT',
    message: 'A new version of this document is being checked. Please try again in a moment.',
  },
  'document.not-ready': { code: 'CONFLICT', message: 'This document is not ready yet.' },
  'document.not-failed': { code: 'CONFLICT', message: 'There is nothing to try again.' },
  'document.not-processed': {
    code: 'INTERNAL_SERVER_ERROR',
    message: 'Something went wrong on our side while this document was processed. Please try it again.',
  },
  ...lookingProblems,
  'job.not-found': { code: 'NOT_FOUND', message: 'This job does not exist or is no longer waiting.' },
  'server.no-room': {
    code: 'INTERNAL_SERVER_ERROR',
    status: 507,
    message:
      'The shop is out of room for files just now, so nothing was kept. Please try again later, or tell whoever runs it.',
  },
  'server.busy': {
    code: 'SERVICE_UNAVAILABLE',
    message: 'The shop is very busy right now. Please try again in a moment.',
  },
  'server.broken': {
    code: 'INTERNAL_SERVER_ERROR',
    message: 'Something went wrong on our side. Please try again.',
  },
} as const satisfies Record<string, Problem>;

export type ProblemKey = keyof typeof problems;

/** `status` only where HTTP has a finer word than the code it goes with. */
export type Problem = { code: ProblemCode; status?: number; message: string };

/** The wire's error codes this product uses, each with its HTTP status. */
export const httpStatusOf = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
} as const;

type ProblemCode = keyof typeof httpStatusOf;

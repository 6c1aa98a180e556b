/** Lines of the one table in `problems.ts`: of people, their businesses and logos. */
export const accountProblems = {
  'account.unprintable': {
    code: 'UNPROCESSABLE_CONTENT',
    message: 'Some of what you have typed cannot be printed yet.',
  },
  'account.is-admin': {
    code: 'CONFLICT',
    message: 'Administrators cannot be erased. Take the role away first, where the shop is run.',
  },
  'account.order-open': {
    code: 'CONFLICT',
    message:
      'An order is still open: it may yet be paid or refunded, its documents are being made, or a bank has to decide about it. Try again when it is settled.',
  },
  'account.being-erased': {
    code: 'CONFLICT',
    message: 'This account is about to be erased. Keep it first, under ‘Your data’ in your profile.',
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
} as const;

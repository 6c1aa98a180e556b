/**
 * Every "no" the product can say: key -> the wire's error code and the sentence people read.
 * Closed on purpose: a new refusal is a new line here, never a string somewhere else.
 */
export const problems = {
  'auth.required': { code: 'UNAUTHORIZED', message: 'Please sign in to continue.' },
  'auth.code-not-sent': { code: 'BAD_GATEWAY', message: 'There was an issue sending an email' },
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
  'file.too-many-paths': { code: 'BAD_REQUEST', message: 'Ask for at most 200 files at a time.' },
  'job.not-found': { code: 'NOT_FOUND', message: 'This job does not exist or is no longer waiting.' },
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
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  BAD_GATEWAY: 502,
} as const;

export type ProblemCode = keyof typeof httpStatusOf;

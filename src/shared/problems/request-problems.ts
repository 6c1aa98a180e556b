/** Lines of the one table in `problems.ts`: of what every call may meet. */
export const requestProblems = {
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
  'webhook.invalid': { code: 'BAD_REQUEST', message: 'The signature of this event is not valid.' },
  'mail.not-sent': { code: 'BAD_GATEWAY', message: 'The mail could not be sent. Please try again.' },
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
  'server.unavailable': {
    code: 'SERVICE_UNAVAILABLE',
    message: 'The shop cannot answer just now. Please try again in a moment.',
  },
  'server.broken': {
    code: 'INTERNAL_SERVER_ERROR',
    message: 'Something went wrong on our side. Please try again.',
  },
} as const;

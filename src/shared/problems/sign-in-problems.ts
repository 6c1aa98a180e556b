/** Lines of the one table in `problems.ts`: of who somebody is. */
export const signInProblems = {
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
} as const;

/** Lines of the one table in `problems.ts`: of links to files. */
export const fileProblems = {
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
} as const;

/** Lines of the one table in `problems.ts`: of those who read. */
export const readerProblems = {
  'reader.not-found': { code: 'NOT_FOUND', message: 'This person is not on your list.' },
  'reader.too-many': {
    code: 'CONFLICT',
    message: 'Your list is full. Remove people who no longer have to read.',
  },
  'reader.too-many-assignments': {
    code: 'BAD_REQUEST',
    message: 'That is too much at once. Choose fewer people or fewer documents.',
  },
  'reader.too-many-devices': {
    code: 'CONFLICT',
    message: 'There are as many shared devices as there can be. Remove one first.',
  },
  'reader.device-not-found': { code: 'NOT_FOUND', message: 'There is no such shared device.' },
  'reader.no-email': { code: 'CONFLICT', message: 'This person has no e-mail address.' },
  'reader.past-due': { code: 'BAD_REQUEST', message: 'The date must be today or later, and within a year.' },
  'reading.unknown-link': {
    code: 'NOT_FOUND',
    message: 'This link is not valid any more. Ask whoever sent it for a new one.',
  },
  'reading.not-assigned': { code: 'NOT_FOUND', message: 'There is no such document for you to read.' },
  'reading.changed': {
    code: 'CONFLICT',
    message: 'A newer revision of this document has come into force. Please read that one.',
  },
  'reading.unread-pages': {
    code: 'CONFLICT',
    message: 'There are pages you have not seen yet. Please read all of them first.',
  },
  'reading.wrong-pin': { code: 'FORBIDDEN', message: 'The name and the PIN do not go together.' },
} as const;

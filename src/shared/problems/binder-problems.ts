/** Lines of the one table in `problems.ts`: of the binder. */
export const binderProblems = {
  'binder.not-found': { code: 'NOT_FOUND', message: 'This document is not in your binder.' },
  'binder.no-such-file': { code: 'NOT_FOUND', message: 'This revision has no such file, or not yet.' },
  'binder.empty': { code: 'NOT_FOUND', message: 'There is nothing in your binder to download yet.' },
  'binder.list-too-long': {
    code: 'CONFLICT',
    message: 'This list is too long to be printed. Please take the Excel file.',
  },
  'binder.nothing-to-approve': {
    code: 'CONFLICT',
    message: 'This document has no draft to approve: its newest revision is approved.',
  },
  'binder.being-made': {
    code: 'CONFLICT',
    message: 'A newer draft of this document is being made. Approve it when it is ready.',
  },
  'binder.draft-changed': {
    code: 'CONFLICT',
    message:
      'There is a newer draft of this document than the one you looked at. Look at it, then approve it.',
  },
  'binder.past-date': { code: 'BAD_REQUEST', message: 'The effective date must be today or later.' },
  'binder.far-date': { code: 'BAD_REQUEST', message: 'The effective date must be within a year.' },
  'binder.not-in-force': { code: 'CONFLICT', message: 'This document is not in force.' },
  'binder.already-withdrawn': { code: 'CONFLICT', message: 'This document is withdrawn already.' },
  'binder.no-update': { code: 'CONFLICT', message: 'There is no update for this document.' },
  'binder.order-being-made': {
    code: 'CONFLICT',
    message: 'Documents of its order are being made. Accept the update when they are ready.',
  },
  'binder.number-being-printed': {
    code: 'CONFLICT',
    message: 'Documents of its order are being made. Change the number when they are ready.',
  },
  'binder.no-revision': { code: 'NOT_FOUND', message: 'This document has no such revision.' },
  'binder.revision-without-files': {
    code: 'CONFLICT',
    message: 'This revision has no files: it is being made, or was a draft that nobody approved.',
  },
  'print.unknown-code': {
    code: 'NOT_FOUND',
    message:
      'Nobody here knows this code. Scan it again with all of it in view, or ask whoever gave you the document.',
  },
  'binder.time-zone': { code: 'BAD_REQUEST', message: 'This time zone is not known here.' },
} as const;

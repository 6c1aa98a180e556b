/** Lines of the one table in `problems.ts`: of looking at templates, filled and as they are written. */
export const lookingProblems = {
  'test-fill.not-found': { code: 'NOT_FOUND', message: 'This test fill does not exist any more.' },
  'test-fill.unknown-condition': {
    code: 'BAD_REQUEST',
    message: 'The document does not ask this.',
  },
  'page-view.not-found': {
    code: 'NOT_FOUND',
    message: 'These pages are not kept any more. Ask for them again.',
  },
  'page-view.refused': {
    code: 'UNPROCESSABLE_CONTENT',
    message: 'The pages of this file cannot be shown.',
  },
} as const;

/** Lines of the one table in `problems.ts`: of what the operator says and the buyer agrees to. */
export const legalProblems = {
  'legal.not-found': { code: 'NOT_FOUND', message: 'This page does not exist, or never had this version.' },
  'checkout.no-waiver': {
    code: 'PRECONDITION_FAILED',
    message: 'Please tick the box above the button first. Nothing has been ordered.',
  },
  'checkout.waiver-changed': {
    code: 'CONFLICT',
    message:
      'What you are asked to agree to has just changed. Please read it again and tick the box. Nothing has been ordered.',
  },
} as const;

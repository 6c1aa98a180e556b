/** Lines of the one table in `problems.ts`: of what the operator says and the buyer agrees to. */
export const legalProblems = {
  'legal.not-found': { code: 'NOT_FOUND', message: 'This page does not exist, or never had this version.' },
} as const;

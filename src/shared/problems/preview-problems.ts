/** Lines of the one table in `problems.ts`: of pages that somebody sees with their own details before paying. */
export const previewProblems = {
  'preview.not-found': { code: 'NOT_FOUND', message: 'These pages are gone. Type on to see them again.' },
  'preview.nameless': { code: 'BAD_REQUEST', message: 'Type the name of your business first.' },
  'preview.no-room': {
    code: 'SERVICE_UNAVAILABLE',
    message: 'The shop is busy with orders just now. The samples show what you get.',
  },
} as const;

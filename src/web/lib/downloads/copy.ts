export const copy = {
  failed: 'The file was not downloaded. Please try again.',
  slow: 'This takes longer than usual. Please try again in a moment.',
} as const;

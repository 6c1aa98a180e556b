/** What the address says: a question by its number, counted from 1, or the end. */
export type Step = number | 'end';

export const stepOf = (given: unknown): Step | undefined => {
  if (given === 'end') return given;
  return typeof given === 'number' && Number.isInteger(given) && given > 0 ? given : undefined;
};

/** A day as `2026-11-17`; a row of a list by its columns' keys, with those left out that were not filled in. */
export type ListRow = Record<string, string | number>;

/** Where a picture of the business is kept, and what is read to those who do not see it; without words, the question is. */
export type PictureAnswer = { path: string; altText: string };

export type Answer = string | number | boolean | string[] | ListRow[] | PictureAnswer;

export const isPictureAnswer = (answer: Answer): answer is PictureAnswer =>
  typeof answer === 'object' && !Array.isArray(answer);

/** Of an invented business: the only picture that a template is tried with. */
export const SAMPLE_PICTURE = 'sample';

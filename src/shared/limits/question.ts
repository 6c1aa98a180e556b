import { MIB } from '#shared/units.ts';

/** Of what is asked of a business, and of what it may answer. */
export const questionLimits = {
  /** Not archived. */
  maxQuestions: 300,
  keyLength: 60,
  labelLength: 80,
  helpLength: 300,
  groupLength: 60,
  unitLength: 12,
  choiceLength: 80,
  maxChoices: 30,
  maxColumns: 8,
  maxRows: 50,
  maxDecimals: 4,
  shortTextLength: 200,
  longTextLength: 4000,
  /** Far beyond any limit or count a procedure names, and exact in every file format. */
  largestNumber: 1_000_000_000,
  /** What a phone takes today, and the paper it is printed on. */
  picture: { maxBytes: 10 * MIB, maxPixels: 25_000_000, leastInches: 0.5, mostInches: 20 },
} as const;

export const search = {
  /** Words beyond these are not looked at. */
  maxWords: 8,
  maxResults: 48,
  /** How many known words are looked at to find the one a typo was meant to be. */
  wordsAlike: 10,
} as const;

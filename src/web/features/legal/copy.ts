/** What stands around the operator's own words. */
export const copy = {
  earlier: 'This is an earlier version.',
  toCurrent: 'Read the one that holds now',
  since: (date: string) => `In this wording since ${date}`,
  version: 'Version',
} as const;

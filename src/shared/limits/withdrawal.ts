/** What both the form and the server keep to. */
export const withdrawal = {
  contractLength: 254,
  reasonLength: 2000,
  noteLength: 2000,
  pageSize: 50,
} as const;

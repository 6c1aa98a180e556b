/** What a template may print of the document itself, and what stands there until somebody has approved it. */
export const documentNames = {
  document_title: { kind: 'text' },
  document_number: { kind: 'text', mayBeEmpty: true },
  revision: { kind: 'text' },
  effective_date: { kind: 'date' },
  approved_by: { kind: 'text' },
  next_review: { kind: 'date' },
  status: { kind: 'text' },
} as const;

export type DocumentValues = Record<keyof typeof documentNames, string>;

/** Nobody has approved it: it says so rather than what did not happen. */
export const draftValuesOf = ({ title, revision }: { title: string; revision: number }): DocumentValues => ({
  document_title: title,
  document_number: '',
  revision: String(revision),
  effective_date: 'On approval',
  approved_by: 'Not yet approved',
  next_review: 'On approval',
  status: 'Draft',
});

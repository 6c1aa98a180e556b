/** What a template may print of the document itself in words. */
const documentTexts = {
  document_title: { kind: 'text' },
  document_number: { kind: 'text', mayBeEmpty: true },
  revision: { kind: 'text' },
  effective_date: { kind: 'date' },
  approved_by: { kind: 'text' },
  next_review: { kind: 'date' },
  status: { kind: 'text' },
} as const;

/** All that it may print of it: `qr` is a code for cameras that leads to whether this revision is in force. */
export const documentNames = { ...documentTexts, qr: { kind: 'code' } } as const;

/** What is read in its place to those who do not see it. */
export const QR_ALT_TEXT = 'Code that tells whether this document is current';

export type DocumentValues = Record<keyof typeof documentTexts, string>;

/** Days are written 2026-11-17. */
export type PrintedApproval = { name: string; role: string; effectiveOn: string; nextReviewOn: string };

/** What the register of the business says of a document. */
export type RegisterEntry = {
  number: string;
  revision: number;
  approval?: PrintedApproval | undefined;
  /** By which its print is asked after; a sample has none. */
  code?: string | undefined;
};

/** Until somebody has approved it, it says so rather than what did not happen. */
export const documentValuesOf = (
  title: string,
  { number, revision, approval }: RegisterEntry,
): DocumentValues => ({
  document_title: title,
  document_number: number,
  revision: String(revision),
  effective_date: approval ? longDate(approval.effectiveOn) : 'On approval',
  approved_by: approval ? [approval.name, approval.role].filter(Boolean).join(', ') : 'Not yet approved',
  next_review: approval ? longDate(approval.nextReviewOn) : 'On approval',
  status: approval ? 'In force' : 'Draft',
});

/** As the date of today is printed. */
const longDate = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

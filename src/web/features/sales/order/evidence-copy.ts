import type { Evidence } from '#shared/contract/evidence.ts';

const fields: [keyof Evidence['texts'], string][] = [
  ['customerName', 'Customer'],
  ['customerEmail', 'E-mail'],
  ['billingAddress', 'Business'],
  ['productDescription', 'What was sold'],
  ['serviceDate', 'Delivered on'],
  ['statement', 'Statement'],
  ['accessLog', 'Views and downloads'],
];

/** What the page of an order says of a dispute's evidence. */
export const evidenceCopy = {
  loading: 'Loading the evidence',
  notLoaded: 'The evidence could not be loaded.',
  retry: 'Try again',
  staging: 'The evidence is being laid ready at the payment provider.',
  staged: (moment: string) =>
    `Laid ready at the payment provider on ${moment}. The bank has not seen it yet.`,
  submitted: (moment: string, by: string) => `Submitted to the bank on ${moment}${by && ` by ${by}`}.`,
  notSubmitted: 'The bank takes no evidence any more.',
  texts: 'What the bank will read',
  none: 'Nothing',
  fields,
  whatHappened: 'What happened',
  whatHappenedHint: 'In your own words; it stands above the facts of the delivery.',
  save: 'Save',
  saved: 'Saved.',
  submit: 'Submit to the bank',
  confirmTitle: 'Submit to the bank?',
  confirmText: 'The bank reads it once. Nothing can be added or changed afterwards.',
  confirm: 'Submit now',
  cancel: 'Cancel',
} as const;

/** The legal pages a shop can have, in the order of the footer. */
export const legalNames = ['terms', 'privacy', 'imprint', 'withdrawal', 'accessibility'] as const;

export type LegalName = (typeof legalNames)[number];

export const legalTitles: Record<LegalName, string> = {
  terms: 'Terms',
  privacy: 'Privacy',
  imprint: 'Imprint',
  withdrawal: 'Withdrawal',
  accessibility: 'Accessibility',
};

export const isLegalName = (name: string): name is LegalName => legalNames.some((known) => known === name);

/** In which who has read what is handed out. */
export const evidenceFormats = ['xlsx', 'csv', 'pdf'] as const;
export type EvidenceFormat = (typeof evidenceFormats)[number];

export const papers = ['letter', 'a4'] as const;
export type Paper = (typeof papers)[number];

/** Where a form with a scan is sent: the file, and what it is of as JSON in the field `sheet`. */
export const SIGNED_SHEET_PATH = '/api/customer/signed-sheet';

import type { AdminDocument } from '#shared/contract/document.ts';

/** Documents as the server lists them, without anything behind them. */
export const listedDocuments = (count: number): AdminDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Procedure ${index + 1}`,
    previewImageUrl: '',
    previewPdfUrl: '',
    pages: [],
    pageCount: 1,
    version: 1,
    uploadedAt: '2026-11-12T10:00:00.000Z',
    findings: [],
    accessibility: [],
    workbook: null,
    usedIn: [],
    register: { number: '', owner: '', reviewMonths: 12 },
    isOwned: false,
    newer: null,
  }));

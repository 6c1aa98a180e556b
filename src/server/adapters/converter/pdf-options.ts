export type PdfOptions = {
  /** PDF/A-3 besides, which keeps a document readable for decades; larger by the description of its colours. */
  isArchive: boolean;
};

const yes = { type: 'boolean', value: 'true' };
const no = { type: 'boolean', value: 'false' };
const PDF_A_3 = { type: 'long', value: '3' };

/**
 * What LibreOffice is told about the PDF, in the form its filter reads. Tagged, for readers who do not see the page. With the
 * places of bookmarks, from which we read the numbers of pages. Pictures
 * stay as they are in the document: in the embedded office, scaling the logo down for every page took an eighth of the time,
 * to save one byte in a hundred.
 */
export const pdfFilterOptions = ({ isArchive }: PdfOptions) =>
  JSON.stringify({
    ReduceImageResolution: no,
    PDFUACompliance: yes,
    ExportBookmarksToPDFDestination: yes,
    ...(isArchive && { SelectPdfVersion: PDF_A_3 }),
  });

/** The same in the words of Gotenberg's form; pictures it leaves alone unless told otherwise. */
export const pdfFormFields = ({ isArchive }: PdfOptions): Record<string, string> => ({
  pdfua: 'true',
  exportBookmarksToPdfDestination: 'true',
  ...(isArchive && { pdfa: 'PDF/A-3b' }),
});

export type PdfOptions = {
  /** PDF/A-3 besides, which keeps a document readable for decades; larger by the description of its colours. */
  isArchive: boolean;
};

/** What is told with each document. */
type PageOptions = { lastPage?: number | undefined };

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

/**
 * With what only this document needs. LibreOffice lays out the whole document, whatever it writes of it. The first pages
 * alone are looked at and never handed out: tags would only take their time.
 */
export const withPages = (filterOptions: string, { lastPage }: PageOptions) =>
  lastPage === undefined
    ? filterOptions
    : JSON.stringify({
        ...(JSON.parse(filterOptions) as object),
        PDFUACompliance: no,
        UseTaggedPDF: no,
        PageRange: { type: 'string', value: rangeTo(lastPage) },
      });

const rangeTo = (lastPage: number) => `1-${lastPage}`;

/** The same in the words of Gotenberg's form; pictures it leaves alone unless told otherwise. */
export const pdfFormFields = ({ isArchive, lastPage }: PdfOptions & PageOptions): Record<string, string> => ({
  exportBookmarksToPdfDestination: 'true',
  ...(lastPage === undefined ? { pdfua: 'true' } : { nativePageRanges: rangeTo(lastPage) }),
  ...(isArchive && { pdfa: 'PDF/A-3b' }),
});

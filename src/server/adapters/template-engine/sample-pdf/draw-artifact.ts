import { PDFName, PDFOperator, PDFOperatorNames, type PDFPage } from '@cantoo/pdf-lib';

/** What is drawn on a page besides its text, and is not read out. */
export const drawArtifact = (page: PDFPage, draw: () => void) => {
  const properties = page.doc.context.obj({ Type: 'Pagination', Subtype: 'Watermark' }).toString();
  page.pushOperators(
    PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Artifact'), properties]),
  );
  draw();
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
};

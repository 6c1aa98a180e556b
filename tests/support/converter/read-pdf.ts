import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** What a PDF shows and says of itself, read by other libraries than the one that wrote it. */
export const readPdf = async (bytes: Uint8Array) => {
  const pdfium = await PDFiumLibrary.init();
  const opened = await pdfium.loadDocument(bytes);
  const pages = [...opened.pages()].map((page) => ({
    text: page.getText(),
    isLandscape: page.getOriginalSize().originalWidth > page.getOriginalSize().originalHeight,
  }));
  opened.destroy();
  pdfium.destroy();

  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const pictureWidths = document.context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) =>
        object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    )
    .map(([, object]) => Number(String((object as PDFRawStream).dict.get(PDFName.of('Width')))));
  return {
    pages,
    pictureWidths,
    title: document.getTitle(),
    author: document.getAuthor(),
    language: String(document.catalog.get(PDFName.of('Lang'))),
    hasBookmarks: document.catalog.has(PDFName.of('Outlines')),
  };
};

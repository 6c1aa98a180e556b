import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { drawAcross } from './sample-pdf/draw-across.ts';
import { drawArtifact } from './sample-pdf/draw-artifact.ts';

/** The same PDF, text, tags, links and bookmarks, with a word across every page that is not read out with the text. */
export const stampPdf = async (
  pdf: Uint8Array,
  { word, text }: { word: string; text: string },
): Promise<Uint8Array> => {
  const stamped = await PDFDocument.load(pdf, { updateMetadata: false });
  // The font of the word is not in the file, as a PDF that claims to be accessible or for an archive must have it.
  stamped.catalog.delete(PDFName.of('Metadata'));
  stamped.catalog.delete(PDFName.of('OutputIntents'));
  // Whoever does not see the word hears it from here.
  stamped.setTitle(text, { showInWindowTitleBar: true });
  const font = await stamped.embedFont(StandardFonts.HelveticaBold);
  for (const page of stamped.getPages()) drawArtifact(page, () => drawAcross(page, font, word));
  return stamped.save();
};

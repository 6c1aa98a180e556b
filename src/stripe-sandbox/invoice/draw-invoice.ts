import { PDFDocument } from '@cantoo/pdf-lib';
import { openFonts } from './fonts.ts';
import { drawPage, pagesOf } from './invoice-page.ts';
import { createStructure } from './structure.ts';
import { type PrintedInvoice, titleOf } from './printed-invoice.ts';

/** The bill as a PDF, marked all over as one of a test. */
export const drawInvoice = async (invoice: PrintedInvoice): Promise<Uint8Array> => {
  const { object } = invoice;
  const pdf = await PDFDocument.create();
  const made = new Date(object.created * 1000);
  pdf.setTitle(`${titleOf(invoice)} ${object.number ?? ''} (test document)`, { showInWindowTitleBar: true });
  pdf.setAuthor('Bindery');
  pdf.setCreator('Bindery');
  pdf.setProducer('Bindery');
  pdf.setCreationDate(made);
  pdf.setModificationDate(made);
  pdf.setLanguage('en-US');
  const fonts = await openFonts(pdf, textsOf(invoice));
  const structure = createStructure(pdf);
  const pages = pagesOf(object.lines.data);
  for (const [index, lines] of pages.entries())
    await drawPage(pdf.addPage([612, 792]), fonts, structure, {
      invoice,
      lines,
      number: index + 1,
      count: pages.length,
    });
  structure.finish();
  return pdf.save();
};

/** Everything on the bill that somebody else has worded. */
const textsOf = ({ object, inner }: PrintedInvoice) => [
  object.customer_name ?? '',
  object.customer_email ?? '',
  inner.contact ?? '',
  ...Object.values(object.customer_address ?? {}).map((line) => line ?? ''),
  object.footer ?? '',
  ...object.lines.data.map(({ description }) => description),
];

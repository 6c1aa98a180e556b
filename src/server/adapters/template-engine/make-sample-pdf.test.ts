import { deflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { makeSamplePdf } from './make-sample-pdf.ts';

/** Four pages as LibreOffice writes them: one dictionary of pictures for all, and links between the pages. */
const makeManual = async () => {
  const document = await PDFDocument.create();
  document.setAuthor('The author of the template');
  const { context } = document;
  const pages = Array.from({ length: 4 }, () => document.addPage([300, 400]));
  const pictureOf = (width: number) =>
    context.register(
      context.stream(new Uint8Array(width), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: width,
        Height: 1,
        ColorSpace: 'DeviceGray',
        BitsPerComponent: 8,
      }),
    );
  const pictures = context.register(
    context.obj(
      Object.fromEntries([...pages.keys()].map((index) => [`Im${index + 1}`, pictureOf(11 + index)])),
    ),
  );
  const resources = context.register(context.obj({ XObject: pictures }));
  const form = context.register(
    context.stream('/Im2 Do', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], Resources: resources }),
  );
  const last = pages.at(-1);
  for (const [index, page] of pages.entries()) {
    page.node.set(PDFName.of('Resources'), resources);
    const content = index === 1 ? '/Fm1 Do' : `/Im${index + 1} Do (of page ${index + 1}) Tj`;
    const packed = context.stream(deflateSync(content), { Filter: 'FlateDecode' });
    page.node.set(PDFName.of('Contents'), context.register(packed));
    const link = context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 9, 9],
      Dest: [last?.ref ?? null, 'Fit'],
    });
    page.node.set(PDFName.of('Annots'), context.obj([link]));
  }
  context.lookup(pictures, PDFDict).set(PDFName.of('Fm1'), form);
  return document.save();
};

const streamsOf = (document: PDFDocument) =>
  document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));

test('a sample holds the first pages with what they show, and nothing of the others', async () => {
  const bytes = await makeSamplePdf(await makeManual(), { pageCount: 2, title: 'Manual (sample)' });
  const sample = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(sample.getPageCount()).toBe(2);
  expect([sample.getTitle(), sample.getAuthor()]).toEqual(['Manual (sample)', undefined]);
  const streams = streamsOf(sample);
  const widths = streams.flatMap(({ dict }) =>
    dict.get(PDFName.of('Subtype')) === PDFName.of('Image') ? [String(dict.get(PDFName.of('Width')))] : [],
  );
  expect(widths.toSorted()).toEqual(['11', '12']);
  const contents = streams.map((stream) =>
    Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'),
  );
  expect(contents.filter((content) => content.includes('of page'))).toMatchObject([
    expect.stringContaining('(of page 1)'),
  ]);
  // 'SAMPLE', as the font writes it.
  expect(contents.filter((content) => content.includes('<53414D504C45> Tj'))).toHaveLength(2);
});

import { deflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { structureFaults, structureOf } from '#tests/support/converter/structure-faults.ts';
import sharp, { type Region } from 'sharp';
import { createPdfReader } from '#server/adapters/converter/pictures/pdf-reader.ts';
import type { PagePicture } from '#server/ports/converter.ts';
import type { SampleMark } from '#server/ports/template-engine.ts';
import { makePdf } from '#tests/support/converter/make-pdf.ts';
import { makeSamplePdf } from './make-sample-pdf.ts';

const reader = createPdfReader();
afterAll(() => reader.close());

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
  const bytes = await makeSamplePdf(await makeManual(), {
    pageCount: 2,
    title: 'Manual (sample)',
    mark: 'across',
  });
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

const number = (value: number) => PDFNumber.of(value);

/** Two pages: a heading and the first row of a table on one, the other row and a picture in words on the other. */
const makeTagged = async () => {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const pages = [0, 1].map((index) => {
    const page = document.addPage([300, 400]);
    const passages = [0, 1].map((id) => `/P<</MCID ${id}>>BDC (${index}/${id}) Tj EMC`).join('\n');
    page.node.set(PDFName.of('Contents'), context.register(context.stream(passages)));
    page.node.set(PDFName.of('StructParents'), context.obj(index));
    return page.ref;
  });
  const [first, second] = pages as [PDFRef, PDFRef];
  const root = context.nextRef();
  const element = (type: string, parent: PDFRef, more: Record<string, PDFObject | PDFObject[]>) => {
    const reference = context.nextRef();
    context.assign(reference, context.obj({ Type: 'StructElem', S: type, P: parent, ...more }));
    return reference;
  };
  const add = (parent: PDFRef, ...kids: PDFObject[]) =>
    context.lookup(parent, PDFDict).set(PDFName.of('K'), context.obj(kids));
  const body = element('Document', root, {});
  const heading = element('H1', body, { Pg: first, K: [number(0)] });
  const table = element('Table', body, { Pg: second });
  const rows = [
    element('TR', table, { K: [context.obj({ Type: 'MCR', Pg: first, MCID: 1 })] }),
    element('TR', table, { Pg: second, K: [number(0)], ActualText: PDFString.of('The secret row') }),
  ];
  const figure = element('Figure', body, { Pg: second, K: number(1), Alt: PDFString.of('A secret picture') });
  const link = element('Link', body, {
    Pg: first,
    K: [context.obj({ Type: 'OBJR', Obj: context.register(context.obj({ Type: 'Annot' })) })],
  });
  add(body, heading, table, figure, link);
  add(table, ...rows);
  const [row, secret] = rows as [PDFRef, PDFRef];
  const nums = [number(0), context.obj([heading, row]), number(1), context.obj([secret, figure])];
  context.assign(
    root,
    context.obj({ Type: 'StructTreeRoot', K: [body], ParentTree: context.obj({ Nums: nums }) }),
  );
  catalog.set(PDFName.of('StructTreeRoot'), root);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  catalog.set(PDFName.of('Lang'), PDFString.of('de-DE'));
  catalog.set(PDFName.of('Metadata'), context.register(context.stream('<pdfuaid:part>1</pdfuaid:part>')));
  catalog.set(
    PDFName.of('Outlines'),
    context.register(context.obj({ Title: PDFString.of('Secret heading') })),
  );
  return document.save({ useObjectStreams: false });
};

test('a sample keeps what its pages are made of, reads out no mark, and says nothing of the other pages', async () => {
  const bytes = await makeSamplePdf(await makeTagged(), {
    pageCount: 1,
    title: 'Manual (sample)',
    mark: 'across',
  });
  expect(await structureFaults(bytes)).toEqual(['A table has no header cell.']);
  expect(await structureOf(bytes)).toEqual(['H1', 'Table TR']);
  const { context, catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(String(catalog.get(PDFName.of('Lang')))).toBe('(de-DE)');
  const written = context.enumerateIndirectObjects().map(([, object]) => String(object));
  expect(written.filter((object) => /secret|pdfuaid/i.test(object))).toEqual([]);
  const parents = catalog
    .lookup(PDFName.of('StructTreeRoot'), PDFDict)
    .lookup(PDFName.of('ParentTree'), PDFDict);
  expect(parents.lookup(PDFName.of('Nums'), PDFArray).size()).toBe(2);
});

/** How much redder than green the picture of a page is, in its lower right corner and elsewhere. */
const rednessOf = async (mark: SampleMark) => {
  const pdf = await makeSamplePdf(makePdf(1), { pageCount: 1, title: 'Manual (sample)', mark });
  const pictures: PagePicture[] = [];
  for await (const picture of reader.readPictures(pdf, { widthPx: 320 })) pictures.push(picture);
  const { widthPx = 0, heightPx = 0, bytes } = pictures[0] ?? {};
  const [left, top] = [Math.round(widthPx / 2), Math.round(heightPx * 0.9)];
  const rednessIn = async (area: Region) => {
    // Figures are of a picture as it is read, before anything is done to it.
    const [red, green] = (await sharp(await sharp(bytes).extract(area).png().toBuffer()).stats()).channels;
    return (red?.mean ?? 0) - (green?.mean ?? 0);
  };
  return {
    corner: await rednessIn({ left, top, width: widthPx - left, height: heightPx - top }),
    above: await rednessIn({ left: 0, top: 0, width: widthPx, height: top }),
  };
};

test('a page to be read is marked across, one too small for that in a corner alone', async () => {
  const [across, small] = [await rednessOf('across'), await rednessOf('in a corner')];
  expect(across.above).toBeGreaterThan(1);
  expect(small.above).toBeLessThan(0.5);
  expect(small.corner).toBeGreaterThan(10);
});

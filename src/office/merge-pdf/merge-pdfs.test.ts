import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { mergePdfs } from '#office/pdf.ts';
import { makeFrontPdf, makeLinkedPdf } from '#tests/support/converter/make-linked-pdf.ts';
import { makePdf } from '#tests/support/converter/make-pdf.ts';
import { readPdf } from '#tests/support/converter/read-pdf.ts';
import { readWhole } from '#tests/support/converter/read-whole.ts';
import { structureFaults } from '#tests/support/converter/structure-faults.ts';
import { addressOfDocument } from './document-address.ts';
import { textOriginsOf } from './text-origins.ts';

type Part = { title: string; pdf: Uint8Array; pageCount: number };

const mergeParts = (documents: readonly Part[]) =>
  mergePdfs({
    title: 'Manual',
    author: 'Lee & Sons',
    language: 'en-US',
    madeAt: new Date('2026-11-17T12:00:00Z'),
    front: { title: 'Contents', pdf: makeFrontPdf(documents.map((_, index) => addressOfDocument(index))) },
    documents,
    foot: 'Manual, page',
  });
const merge = async (...pdfs: Uint8Array[]) => {
  const { pdf } = await mergeParts(
    pdfs.map((each, index) => ({ title: `Document ${index + 1}`, pdf: each, pageCount: 2 })),
  );
  if (!pdf) throw new Error('It was not merged.');
  return pdf;
};

describe('tagged PDFs that are merged', () => {
  test('keep their structure: every passage and every link is reached once, from where the page says', async () => {
    const pdf = await merge(
      makeLinkedPdf(),
      makeLinkedPdf({ text: 'other' }),
      makeLinkedPdf({ text: 'third' }),
    );
    const { faults, passages } = await readWhole(pdf);
    expect(faults).toEqual([]);
    expect(passages).toEqual([1, 2, 2, 2, 2, 2, 2]);
    expect(await structureFaults(pdf)).toEqual([]);
  });

  test('are a part each, named and in their own language', async () => {
    const { elements } = await readWhole(await merge(makeLinkedPdf(), makeLinkedPdf({ language: 'de-DE' })));
    const parts = elements.filter(({ type }) => type === 'Part').map(({ element }) => String(element));
    expect(parts).toHaveLength(3);
    expect(parts[2]).toContain('/Lang (de-DE)');
    expect(elements[0]?.type).toBe('Document');
    expect(elements.filter(({ type }) => type === 'Document')).toHaveLength(1);
  });

  test('keep what their styles mean, where two mean something else by one name', async () => {
    const { roles, elements } = await readWhole(await merge(makeLinkedPdf(), makeLinkedPdf({ role: 'H1' })));
    expect(roles).toBe('<< /Lead /P /Lead.2 /H1 >>');
    expect(elements.map(({ type }) => type).filter((type) => type.startsWith('Lead'))).toEqual([
      'Lead',
      'Lead.2',
    ]);
  });

  test('keep the names of header cells apart', async () => {
    const { ids, elements } = await readWhole(await merge(makeLinkedPdf(), makeLinkedPdf()));
    expect(ids).toEqual(['1.head', '2.head']);
    const cells = elements.filter(({ type }) => type === 'TD').map(({ element }) => String(element));
    const heads = elements.filter(({ type }) => type === 'TH').map(({ element }) => String(element));
    for (const [index, cell] of cells.entries()) {
      const [, id = '?'] = /\/Headers \[ (<\w+>) \]/.exec(cell) ?? [];
      expect(heads[index]).toContain(`/ID ${id}`);
    }
  });

  test('keep links within a document, and lead those of the contents to the documents', async () => {
    const { links } = await readWhole(await merge(makeLinkedPdf(), makeLinkedPdf()));
    expect(links).toEqual([
      { page: 1, to: 2, address: '', words: 'Document 1' },
      { page: 1, to: 4, address: '', words: 'Document 2' },
      { page: 2, to: 3, address: '', words: 'To the second page' },
      { page: 4, to: 5, address: '', words: 'To the second page' },
    ]);
  });

  test('are bookmarked, with their own bookmarks beneath', async () => {
    const { bookmarks } = await readWhole(await merge(makeLinkedPdf(), makeLinkedPdf()));
    expect(bookmarks).toEqual([
      { title: 'Contents', page: 1, level: 0 },
      { title: 'Document 1', page: 2, level: 0 },
      { title: 'Heading', page: 3, level: 1 },
      { title: 'Document 2', page: 4, level: 0 },
      { title: 'Heading', page: 5, level: 1 },
    ]);
  });

  test('say of themselves what the whole is, and claim nothing', async () => {
    const pdf = await merge(makeLinkedPdf());
    const { title, author, language } = await readPdf(pdf);
    expect([title, author, language]).toEqual(['Manual', 'Lee & Sons', '(en-US)']);
    expect((await readWhole(pdf)).labels).toBe('<< /Nums [ 0 << /S /r >> 1 << /S /D >> ] >>');
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('pdfuaid');
  });

  test('share streams that are the same, byte for byte', async () => {
    const large = makeLinkedPdf({ text: 'x'.repeat(5000) });
    const [one, two] = [await merge(large), await merge(large, large)];
    expect(two.length - one.length).toBeLessThan(5000);
  });
});

/** Where the number of a page begins, in the coordinates that the page is written in. */
const placeOf = async (page: string, textAt?: string) => {
  const pdf = await merge(makeLinkedPdf({ page, ...(textAt !== undefined && { textAt }) }));
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const contents = document.getPage(1).node.Contents();
  const last = contents && 'lookup' in contents ? contents.lookup(contents.size() - 1) : undefined;
  const [origin] = textOriginsOf(String(last));
  const { boxes } = await readWhole(pdf);
  return { x: Math.round(origin?.x ?? 0), y: Math.round(origin?.y ?? 0), box: boxes[1] };
};

describe('page numbers', () => {
  test('run through all documents, beside their own, and are not read out', async () => {
    const pdf = await merge(makeLinkedPdf({ text: 'one' }), makeLinkedPdf({ text: 'two' }));
    const { pages } = await readPdf(pdf);
    expect(pages.map(({ text }) => /Manual, page .*/.exec(text)?.[0].trim())).toEqual([
      'Manual, page i',
      'Manual, page 1 of 4',
      'Manual, page 2 of 4',
      'Manual, page 3 of 4',
      'Manual, page 4 of 4',
    ]);
    expect(pages[3]?.text).toContain('Page 1: two');
    expect(await structureFaults(pdf)).toEqual([]);
  });

  test.each([
    ['a standing page', '/MediaBox[0 0 612 792]', { y: 14 }],
    ['a lying page', '/MediaBox[0 0 792 612]', { y: 14 }],
    ['a page that is turned to the right', '/MediaBox[0 0 612 792]/Rotate 90', { x: 598 }],
    ['a page that is upside down', '/MediaBox[0 0 612 792]/Rotate 180', { y: 778 }],
    ['a page that is turned to the left', '/MediaBox[0 0 612 792]/Rotate -90', { x: 14 }],
    ['a page that is cut', '/MediaBox[0 0 612 792]/CropBox[50 50 500 700]', { y: 64 }],
  ])('stand at the foot of %s', async (_, page, place) => {
    expect(await placeOf(page)).toMatchObject(place);
  });

  test('never stand over text: a page that is full to its edge gets a strip below', async () => {
    const { y, box } = await placeOf('/MediaBox[0 0 612 792]', '72 12');
    expect([y, box]).toEqual([-6, { x: 0, y: -20, width: 612, height: 812 }]);
  });
});

describe('what cannot keep its tags', () => {
  test('is read as one paragraph a page', async () => {
    const pdf = await merge(makePdf(2), makeLinkedPdf());
    const { faults, passages, elements } = await readWhole(pdf);
    expect([faults, passages]).toEqual([[], [1, 1, 1, 2, 2]]);
    expect(elements.slice(4, 7).map(({ type }) => type)).toEqual(['Part', 'P', 'P']);
    expect(await structureFaults(pdf)).toEqual([]);
  });
});

const encrypted = async () => {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  return document.save();
};
const cut = () => makeLinkedPdf().subarray(0, 400);

describe('PDFs that cannot be merged', () => {
  test('are named, and nothing is handed out without them', async () => {
    const parts = [await encrypted(), makeLinkedPdf(), cut(), Buffer.from('hello')];
    const merged = await mergeParts(parts.map((pdf) => ({ title: 'x', pdf, pageCount: 2 })));
    expect(merged).toEqual({
      pdf: undefined,
      frontPages: 1,
      documents: [
        { refusal: 'encrypted' },
        { pageCount: 2, isTagged: true },
        { refusal: 'broken' },
        { refusal: 'broken' },
      ],
    });
  });

  test('have other pages than the contents say', async () => {
    const { pdf, documents } = await mergeParts([{ title: 'x', pdf: makeLinkedPdf(), pageCount: 3 }]);
    expect([pdf, documents]).toEqual([undefined, [{ pageCount: 2, isTagged: true }]]);
  });
});

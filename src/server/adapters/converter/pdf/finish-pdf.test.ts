import { PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { makeTaggedPdf } from '#tests/support/converter/make-tagged-pdf.ts';
import { finishPdf } from './finish-pdf.ts';

const latin1 = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
const claims = (pdf: Uint8Array) => latin1(pdf).includes('<pdfuaid:part>1</pdfuaid:part>');
const finish = (pdf: Buffer, isAccessible = true) => finishPdf(Buffer.from(pdf), { isAccessible }).pdf;
const load = (pdf: Uint8Array) =>
  PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true });

const written = (object: PDFObject) =>
  object instanceof PDFRawStream ? Buffer.from(object.contents).toString('latin1') : String(object);

/** Every object by its number, as the library reads it. */
const objectsOf = async (pdf: Uint8Array) => {
  const { context } = await load(pdf);
  return new Map(
    context.enumerateIndirectObjects().map(([reference, object]) => [String(reference), written(object)]),
  );
};

describe("an office's PDF, finished", () => {
  test('holds the same objects, packed', async () => {
    const pdf = makeTaggedPdf();
    const finished = finish(pdf);
    expect(finished.length).toBeLessThan(pdf.length / 2);
    const [before, after] = [await objectsOf(pdf), await objectsOf(finished)];
    // The length of the content stands in its stream, and the spaces behind the metadata are gone.
    for (const reference of ['5 0 R', '18 0 R', '12 0 R']) before.delete(reference);
    // The library takes a word in a stream for its end where the length stands elsewhere.
    before.set('4 0 R', '/H1<</MCID 0>>BDC\nBT (endstream endobj) Tj ET\nEMC\n');
    expect(Object.fromEntries(after)).toMatchObject(Object.fromEntries(before));
    expect(after.get('18 0 R')).toMatch(/<\/rdf:Description>\n<\?xpacket end="w"\?>$/);
    expect(after.has('5 0 R')).toBe(false);
    expect((await load(finished)).getTitle()).toBe('Hi');
    expect(latin1(finished)).toMatch(/^%PDF-1\.5\n/);
  });

  test('says of a label that it heads its row, and of other header cells that they head their columns', async () => {
    const { context } = await load(finish(makeTaggedPdf()));
    const attributesOf = (number: number) =>
      String(context.lookup(PDFRef.of(number), PDFDict).lookup(PDFName.of('A')));
    expect(attributesOf(12)).toContain('/Scope /Row');
    expect(attributesOf(15)).toContain('/Scope /Column');
  });

  test('claims to be accessible where nothing is missing', () => {
    expect(claims(finish(makeTaggedPdf()))).toBe(true);
  });

  test.each([
    ['its template lacks something', {}, false],
    ['a table has no header cell', { firstCell: 'TD' }, true],
    ['a picture has no alternative text', { alt: '' }, true],
    ['the alternative text of a picture is empty', { alt: '/Alt<FEFF>' }, true],
    ['a level of headings is left out', { secondHeading: 'H3' }, true],
    ['it has no title', { title: '<FEFF>' }, true],
    ['it has no language', { catalog: '/MarkInfo<</Marked true>>' }, true],
    ['it is not tagged', { catalog: '/Lang(en-US)' }, true],
  ] as const)('claims nothing if %s', async (_, said, isAccessible) => {
    const finished = finish(makeTaggedPdf(said), isAccessible);
    expect(claims(finished)).toBe(false);
    expect((await load(finished)).getPageCount()).toBe(1);
  });

  test('claims nothing in another way of writing either', () => {
    const claim = `<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" pdfuaid:part="1"/>`;
    expect(latin1(finish(makeTaggedPdf({ claim })))).toContain('pdfuaid:part="1"');
    expect(latin1(finish(makeTaggedPdf({ claim }), false))).not.toContain('pdfuaid:part');
  });
});

const change = (from: string | RegExp, to: string) =>
  Buffer.from(latin1(makeTaggedPdf()).replace(from, to), 'latin1');

describe('a PDF that is not as LibreOffice writes it', () => {
  test.each([
    [
      'something was appended',
      Buffer.concat([makeTaggedPdf(), Buffer.from('1 0 obj\nnull\nendobj\n%%EOF\n')]),
    ],
    ['it continues another', change('/DocChecksum /00AA', '/Prev 15\n')],
    ['it is encrypted', change('/DocChecksum /00AA', '/Encrypt 1 0 R\n')],
    ['an object was changed', change('00000 n ', '00001 n ')],
    ['its table names another place', change(/00000000(\d\d) 00000 n/, '00000099$1 00000 n')],
    ['a stream has another length', change('/Length 5 0 R', '/Length 7    ')],
    ['a length leads nowhere', change('/Length 5 0 R', '/Length 99 0 R')],
    ['its table is not where it says', change(/startxref\n\d+/, 'startxref\n7')],
    ['it is no PDF', Buffer.from('hello')],
  ])('stays as it is and claims nothing: %s', (_, pdf) => {
    const finished = finish(pdf);
    expect(finished).toHaveLength(pdf.length);
    expect(latin1(finished)).toBe(latin1(pdf).replace('<pdfuaid:part>1</pdfuaid:part>', ' '.repeat(30)));
  });
});

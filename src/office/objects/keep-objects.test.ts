import { describe, expect, test } from 'vitest';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { activeFiles, brokenFiles, lyingArchives } from '#tests/support/office/hostile-files.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { makeEmf, makeWmf } from '#tests/support/office/objects/make-metafile.ts';
import { documentWithObject, embeddedObject, OLE2 } from '#tests/support/office/objects/object-documents.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { sampleFilling } from '#tests/support/office/sample-values.ts';
import { p, paragraph, run } from '#tests/support/office/word-markup.ts';
import { fillDocx } from '#office/fill-docx.ts';
import { guardDocx, keepObjects } from '#office/guard-docx.ts';

const PACKAGE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const kept = async (file: Buffer) => {
  const found = await keepObjects(file);
  if (!found) throw new Error('It was not kept.');
  return { ...found, parts: readPackage(found.file) };
};

describe('an embedded object', () => {
  test('is kept as the picture that Word shows of it, and nothing of what it holds is left', async () => {
    const file = documentWithObject();
    expect(await guardDocx(file)).toMatchObject({ code: 'ole-object' });
    const { file: result, places, parts } = await kept(file);
    expect(places).toEqual(['Under “Prices”, picture 1']);
    expect(await guardDocx(result)).toBeUndefined();
    expect(parts.names).toContain('word/media/image1.png');
    expect(parts.names.filter((name) => name.includes('embeddings'))).toEqual([]);
    expect(parts.xml('word/document.xml')).toContain('<w:pict><v:shapetype');
    expect(parts.xml('word/document.xml')).toContain('<v:imagedata r:id="rIdPicture"');
    expect(parts.xml('word/document.xml')).not.toMatch(/OLEObject|w:object|o:ole/);
    expect(parts.xml('word/_rels/document.xml.rels')).not.toContain('rIdObject');
    expect(parts.xml('[Content_Types].xml')).not.toContain('oleObject1.bin');
    expect(result.includes(OLE2)).toBe(false);
    expect(readPackage(fillDocx(result, sampleFilling)).bytes('word/media/image1.png')).toEqual(
      makePng(80, 60),
    );
  });

  test.each([
    ['EMF', { name: 'image1.emf', bytes: makeEmf(), type: 'image/x-emf' }],
    ['WMF', { name: 'image1.wmf', bytes: makeWmf(), type: 'image/x-wmf' }],
  ])('is kept as a drawing in %s', async (_, picture) => {
    expect((await kept(documentWithObject({ picture }))).places).toHaveLength(1);
  });

  test.each([
    ['a workbook', { name: 'Sheet.xlsx', bytes: buildXlsx(), type: WORKBOOK, relationship: 'package' }],
    ['a document', { name: 'Other.docx', bytes: buildDocx(), type: PACKAGE, relationship: 'package' }],
    [
      'a workbook with macros',
      {
        name: 'Sheet.xlsm',
        bytes: OLE2,
        type: 'application/vnd.ms-excel.sheet.macroEnabled.12',
        relationship: 'package',
      },
    ],
    ['a program', { name: 'run.bin', bytes: Buffer.from('MZ\u0090\0'), relationship: 'oleObject' }],
  ])('is kept as its picture also where it is %s', async (_, embedded) => {
    const { parts } = await kept(documentWithObject({ embedded }));
    expect(parts.names.filter((name) => name.includes('embeddings'))).toEqual([]);
  });

  test('in a header, in a table and one that is linked from outside are kept alike', async () => {
    const link = embeddedObject({ image: 'rIdPicture', embedded: 'rIdLink' }).replace('"Embed"', '"Link"');
    const file = documentWithObject({
      headers: { first: paragraph(run(embeddedObject({ image: 'rId1', embedded: 'rId2' }))) },
      body: p('{{date}}') + paragraph(run(link)),
      parts: [{ name: 'word/media/head.png', content: makePng(9, 9), type: 'image/png' }],
      relationships: [
        { id: 'rIdLink', type: 'oleObject', target: 'file:///C:\\prices.xlsx', external: true },
      ],
      partRelationships: {
        'word/header1.xml': [
          { id: 'rId1', type: 'image', target: 'media/head.png' },
          { id: 'rId2', type: 'oleObject', target: 'embeddings/oleObject1.bin' },
        ],
      },
    });
    const { file: result, places, parts } = await kept(file);
    expect(places.toSorted()).toEqual(['Body, picture 1', 'Header of the first page, picture 1']);
    expect(await guardDocx(result)).toBeUndefined();
    expect(parts.xml('word/_rels/document.xml.rels')).not.toContain('prices.xlsx');
  });

  test('as newer drawings hold it is kept, too', async () => {
    const drawing = `<w:drawing><wp:inline><wp:extent cx="900" cy="900"/><wp:docPr id="1" name="x"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="rIdPicture"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`;
    const body = paragraph(
      run(
        `<w:object w:dxaOrig="9">${drawing}<w:objectEmbed w:drawAspect="content" r:id="rIdObject" w:progId="x"/></w:object>`,
      ),
    );
    const { parts } = await kept(documentWithObject({ body }));
    expect(parts.xml('word/document.xml')).toContain(`<w:r>${drawing}</w:r>`);
  });
});

const noPicture = (change: (object: string) => string) =>
  documentWithObject({
    body: paragraph(run(change(embeddedObject({ image: 'rIdPicture', embedded: 'rIdObject' })))),
  });

describe('nothing can be kept of', () => {
  test.each<[string, Buffer]>([
    ['an object without a picture', noPicture((object) => object.replace(/<v:shapetype.*<\/v:shape>/, ''))],
    ['an object whose picture is missing', noPicture((object) => object.replace('rIdPicture', 'rIdNone'))],
    [
      'an object whose picture is the object',
      noPicture((object) => object.replace('rIdPicture', 'rIdObject')),
    ],
    [
      'an object whose picture is empty',
      documentWithObject({ picture: { name: 'i.png', bytes: Buffer.alloc(0), type: 'image/png' } }),
    ],
    [
      'an object whose picture is no picture',
      documentWithObject({ picture: { name: 'i.png', bytes: Buffer.from('text'), type: 'image/png' } }),
    ],
    [
      'an object whose picture has too many pixels',
      documentWithObject({
        picture: {
          name: 'i.png',
          bytes: makePng(1, 1, { width: 60_000, height: 60_000 }),
          type: 'image/png',
        },
      }),
    ],
    [
      'a document with an object and macros',
      documentWithObject({
        parts: [{ name: 'word/v.bin', content: 'x', type: 'application/vnd.ms-office.vbaProject' }],
      }),
    ],
    [
      'an object beside a field that reads other files',
      documentWithObject({
        body:
          paragraph(run(embeddedObject({ image: 'rIdPicture', embedded: 'rIdObject' }))) +
          '<w:p><w:fldSimple w:instr="INCLUDETEXT x"/></w:p>',
      }),
    ],
    ['a document without objects', buildDocx({ body: p('x') })],
  ])('%s', async (_, file) => {
    expect(await keepObjects(file)).toBeUndefined();
  });

  test.each([...brokenFiles, ...lyingArchives, ...activeFiles])('a hostile file: $name', async ({ file }) => {
    expect(await keepObjects(file())).toBeUndefined();
  });
});

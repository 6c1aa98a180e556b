import { afterEach, describe, expect, test } from 'vitest';
import { readTemplateFiles } from '#server/modules/templates/read-template-files.ts';
import { findNewestVersion } from '#server/modules/templates/template-version-repo.ts';
import { ConversionError } from '#server/ports/converter.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { documentWithObject, OLE2 } from '#tests/support/office/objects/object-documents.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createDocumentsShop, docxFile, formOf } from '#tests/support/templates/documents-shop.ts';

let onPdf = () => {};
afterEach(() => {
  onPdf = () => {};
});
const shop = await createDocumentsShop({ converter: createFakeConverter({ onPdf: () => onPdf() }) });
const honest = docxFile('Plain.docx', buildDocx({ body: p('For {{business_name}}') }));
const prices = docxFile('Prices.docx', documentWithObject());
const withoutPicture = docxFile(
  'Bare.docx',
  documentWithObject({ picture: { name: 'i.png', bytes: Buffer.alloc(0), type: 'image/png' } }),
);

type Refused = { status: number; message: string; error: { data: { keepable: unknown[] } } };
const send = async (path: string, ...form: Parameters<typeof formOf>) =>
  (await shop.send(path, formOf(...form))) as unknown as Refused & { ids: number[] };

/** What the shop has of the newest version of a document. */
const storedOf = async (id: number) => {
  const newest = await findNewestVersion(shop.services.db, id);
  if (!newest) throw new Error('There is no such document.');
  const { source } = await readTemplateFiles(shop.services, { ...newest, workbookPath: null });
  return Buffer.from(source);
};

describe('a template with an embedded object', () => {
  test('is refused with its place, and says that the object could be kept as a picture', async () => {
    const refused = await send('uploadDocuments', [honest, prices]);
    expect(refused).toMatchObject({
      status: 422,
      error: { data: { keepable: [{ place: 1, objects: 1 }] } },
    });
    expect(refused.message).toBe(
      'Nothing was uploaded.\nPrices.docx: The file contains an embedded object (OLE). It can be kept as the picture that Word shows of it. (Under “Prices”, picture 1)',
    );
  });

  test('is taken once the picture is to be kept, and the shop never stores what was embedded', async () => {
    const { status, ids } = await send('uploadDocuments', [honest, prices], { keepAsPicture: '1' });
    expect(status).toBe(200);
    await shop.finishJobs();
    const document = (await shop.documents()).find(({ id }) => id === ids[1]);
    expect(document?.findings).toContainEqual({
      severity: 'note',
      code: 'object-kept-as-picture',
      message: 'An embedded object is kept as its picture. Customers cannot open it.',
      place: 'Under “Prices”, picture 1',
    });
    const stored = await storedOf(ids[1] ?? 0);
    expect(stored.includes(OLE2)).toBe(false);
    expect(readPackage(stored).names).toContain('word/media/image1.png');
    expect(readPackage(stored).names.filter((name) => name.includes('embeddings'))).toEqual([]);
  });

  test('still says that the picture is kept when it is tried once more after a failure', async () => {
    onPdf = () => {
      throw new ConversionError('document', 'The converter refuses it.');
    };
    const { ids } = await send('uploadDocuments', [prices], { keepAsPicture: '0' });
    await shop.finishJobs();
    expect(await shop.failures(ids)).toMatchObject([{ reasons: ['The converter refuses it.'] }]);
    onPdf = () => {};
    expect((await shop.tell('retryDocument', { id: ids[0] })).status).toBe(200);
    await shop.finishJobs();
    const document = (await shop.documents()).find(({ id }) => id === ids[0]);
    expect(document?.findings.map(({ code, place }) => [code, place])).toEqual([
      ['object-kept-as-picture', 'Under “Prices”, picture 1'],
    ]);
  });

  test('is refused without an offer where the object has no picture, whatever the form says', async () => {
    for (const fields of [undefined, { keepAsPicture: '0' }]) {
      const refused = await send('uploadDocuments', [withoutPicture], fields);
      expect(refused).toMatchObject({ status: 422, error: { data: { keepable: [] } } });
      expect(refused.message).toContain('Replace it by a picture or plain text.');
    }
  });

  test('names its other mistakes at the same time, and asks for both', async () => {
    const both = docxFile('Both.docx', documentWithObject({ headers: { default: p('{{company_name}}') } }));
    const refused = await send('uploadDocuments', [both]);
    expect(refused.message).toMatch(/embedded object.*did you mean \{\{business_name\}\}\?/s);
    const kept = await send('uploadDocuments', [both], { keepAsPicture: '0' });
    expect(kept).toMatchObject({ status: 422, error: { data: { keepable: [] } } });
    expect(kept.message).not.toContain('embedded object (OLE)');
  });

  test('replaces a document in the same way', async () => {
    const [id = 0] = (await send('uploadDocuments', [docxFile('Prices list.docx', honest.bytes)])).ids;
    await shop.finishJobs();
    const fields = { id: String(id) };
    expect(await send('replaceDocument', [prices], fields)).toMatchObject({
      status: 422,
      error: { data: { keepable: [{ place: 0, objects: 1 }] } },
    });
    expect(await send('replaceDocument', [prices], { ...fields, keepAsPicture: '0' })).toMatchObject({
      status: 200,
    });
    await shop.finishJobs();
    expect((await shop.documents()).find((one) => one.id === id)).toMatchObject({ version: 2, newer: null });
    expect((await storedOf(id)).includes(OLE2)).toBe(false);
  });

  test.each(['1', '0,0', 'x', '', '-1', '0,', '1e0'])('is not asked for by %j', async (keepAsPicture) => {
    expect((await send('uploadDocuments', [prices], { keepAsPicture })).status).toBe(400);
  });

  test('shows its pages with the picture before anything is chosen', async () => {
    expect(await send('viewPages', [prices])).toMatchObject({
      status: 'processing',
      entries: [
        { kind: 'mistake', title: expect.stringContaining('It can be kept as the picture'), count: 1 },
        { kind: 'value', title: '{{business_name}}' },
      ],
    });
  });
});

test('a file without objects is taken as it is, also where pictures are to be kept', async () => {
  const { status, ids } = await send('uploadDocuments', [honest], { keepAsPicture: '0' });
  expect(status).toBe(200);
  expect(await storedOf(ids[0] ?? 0)).toEqual(honest.bytes);
});

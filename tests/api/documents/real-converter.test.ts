import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { createLog } from '#server/kernel/log.ts';
import { PATIENCE_MS } from '#tests/support/converter/converter-contract.ts';
import { readPdf } from '#tests/support/converter/read-pdf.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p, paragraph, picture, r, run } from '#tests/support/office/word-markup.ts';
import { readQr } from '#tests/support/read-qr.ts';
import { createDocumentsShop, docxFile } from '#tests/support/templates/documents-shop.ts';

const converter = createEmbeddedConverter({
  log: createLog({ level: 'silent' }),
  fontsDirectory: '/nowhere',
});
afterAll(() => converter.close());
const shop = await createDocumentsShop({ converter });

const pageBreak = paragraph(run('<w:br w:type="page"/>'));
const plan = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

/** Links from the first page to the last, where there is a picture. */
const manual = buildDocx({
  headers: { default: p('{{logo}} {{qr}}') },
  body: [
    paragraph(`<w:hyperlink w:anchor="end">${r('To the end, {{first_name}}')}</w:hyperlink>`),
    ...Array.from({ length: 6 }, (_, index) => p(`Page ${index + 2} of {{business_name}}`)),
    paragraph(
      `<w:bookmarkStart w:id="1" w:name="end"/>${r('The secret at the end')}<w:bookmarkEnd w:id="1"/>${run(picture({ id: 'rIdPlan' }))}`,
    ),
  ].join(pageBreak),
  relationships: [{ id: 'rIdPlan', type: 'image', target: 'media/plan.png' }],
  parts: [{ name: 'word/media/plan.png', content: plan }],
  defaults: { png: 'image/png' },
});

const openSample = async (url: string) => {
  const bytes = new Uint8Array(await (await shop.fetch(url)).arrayBuffer());
  const { pages, pictureWidths } = await readPdf(bytes);
  return { texts: pages.map(({ text }) => text), pictures: pictureWidths };
};

test(
  'uploaded documents are converted for real: the samples are marked, and hold the first pages and nothing else',
  { timeout: PATIENCE_MS },
  async () => {
    const { ids } = await shop.upload(
      docxFile('Manual.docx', manual),
      docxFile('Note.docx', buildDocx({ body: p('A note for {{city}}') })),
      docxFile('Two pages.docx', buildDocx({ body: p('{{email}}') + pageBreak + p('Behind the first') })),
    );
    await shop.finishJobs(PATIENCE_MS);
    const documents = new Map((await shop.documents()).map((document) => [document.id, document]));
    const [long, note, short] = ids.map((id) => documents.get(id));

    expect(long).toMatchObject({ pageCount: 8, pages: [{ page: 1 }, { page: 2 }, { page: 3 }] });
    const sample = await openSample(long?.previewPdfUrl ?? '');
    expect(sample.texts).toHaveLength(3);
    for (const text of sample.texts) expect(text).toContain('SAMPLE');
    expect(sample.texts[0]).toContain('To the end, Jordan');
    expect(sample.texts[2]).toContain('Page 3 of Harborview Kitchens');
    expect(sample.texts.join()).not.toContain('secret');
    expect(sample.pictures).not.toContain(60);
    expect(sample.pictures.length).toBeGreaterThan(0);
    const drawn = Buffer.from(await (await shop.fetch(long?.previewImageUrl ?? '')).arrayBuffer());
    expect(await readQr(drawn)).toBe('http://localhost:3000/is-current/sample');

    expect((await openSample(note?.previewPdfUrl ?? '')).texts).toMatchObject([
      expect.stringContaining('A note for Portland'),
    ]);
    expect(short).toMatchObject({ pageCount: 2, pages: [{ page: 1 }] });
    expect((await openSample(short?.previewPdfUrl ?? '')).texts).toHaveLength(1);

    const jpg = await (await shop.fetch(note?.previewImageUrl ?? '')).arrayBuffer();
    const { channels } = await sharp(jpg).stats();
    const [red = { mean: 0 }, green = { mean: 0 }] = channels;
    expect(red.mean - green.mean).toBeGreaterThan(1);
  },
);

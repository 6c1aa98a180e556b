import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createLog } from '#server/kernel/log.ts';
import { readSampleLogo } from '#server/modules/templates/sample/sample-logo.ts';
import { openConverter, openTemplateEngine } from '#server/open-converter.ts';
import { placeholderValuesOf } from '#shared/placeholder-values.ts';
import { sampleCompany } from '#shared/sample-company.ts';
import { savePicture } from './save-picture.ts';

const DEMO = join(import.meta.dirname, '..', '..', 'demo', 'documents');
const TEMPLATE = join(DEMO, 'food-and-beverage', 'Kitchen Opening and Closing.docx');
const PAGE_WIDTH = 610;
const GAP = 20;

/** The first page of a template beside the same page as a customer gets it. */
export const drawTemplate = async (folder: string, dataDir: string) => {
  const log = createLog({ level: 'warn' });
  const converter = openConverter({ converter: { kind: 'embedded' }, makesArchivePdfs: false, dataDir }, log);
  const engine = openTemplateEngine({ dataDir });
  try {
    const template = await readFile(TEMPLATE);
    const values = placeholderValuesOf(sampleCompany, { now: new Date(), timeZone: 'America/New_York' });
    const filled = await engine.fill(template, 'docx', { values, logo: await readSampleLogo() });
    const pages: Uint8Array[] = [];
    for (const docx of [template, filled]) pages.push(await firstPageOf(converter, docx));
    await savePicture(folder, 'template', await sideBySide(pages));
  } finally {
    await Promise.all([converter.close(), engine.close()]);
  }
};

const firstPageOf = async (converter: ReturnType<typeof openConverter>, docx: Uint8Array) => {
  const { pdf } = await converter.toPdf(docx);
  for await (const { bytes } of converter.toPictures(pdf, { widthPx: PAGE_WIDTH, lastPage: 1 })) return bytes;
  throw new Error('The document has no page.');
};

const sideBySide = async (pages: Uint8Array[]) => {
  const { height } = await sharp(pages[0]).metadata();
  const width = pages.length * (PAGE_WIDTH + GAP) + GAP;
  return sharp({ create: { width, height: height + 2 * GAP, channels: 3, background: '#eef1ec' } })
    .composite(
      pages.map((input, index) => ({
        input: Buffer.from(input),
        left: GAP + index * (PAGE_WIDTH + GAP),
        top: GAP,
      })),
    )
    .png()
    .toBuffer();
};

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLog } from '#server/kernel/log.ts';
import { readSampleLogo } from '#server/modules/templates/sample/sample-logo.ts';
import { openConverter, openTemplateEngine } from '#server/open-converter.ts';
import { placeholderValuesOf } from '#shared/placeholder-values.ts';
import { sampleCompany } from '#shared/sample-company.ts';
import { savePicture } from './save-picture.ts';
import { sideBySide } from './side-by-side.ts';

const DEMO = join(import.meta.dirname, '..', '..', 'demo', 'documents');
const TEMPLATE = join(DEMO, 'food-and-beverage', 'Kitchen Opening and Closing.docx');
const PAGE_WIDTH = 610;

/** The first page of a template beside the same page as a customer gets it. */
export const drawTemplate = async (folder: string, dataDir: string) => {
  const log = createLog({ level: 'warn' });
  const converter = openConverter({ converter: { kind: 'embedded' }, makesArchivePdfs: false, dataDir }, log);
  const engine = openTemplateEngine({ dataDir });
  try {
    const template = await readFile(TEMPLATE);
    const values = placeholderValuesOf(sampleCompany, {
      now: new Date(),
      timeZone: 'America/New_York',
      shopCountry: 'US',
    });
    const filled = await engine.fill(template, 'docx', { values, logo: await readSampleLogo() });
    const pages: Uint8Array[] = [];
    for (const docx of [template, filled]) pages.push(await firstPageOf(converter, docx));
    await savePicture(
      folder,
      'template',
      await sideBySide(
        pages.map((page) => Buffer.from(page)),
        PAGE_WIDTH,
      ),
    );
  } finally {
    await Promise.all([converter.close(), engine.close()]);
  }
};

const firstPageOf = async (converter: ReturnType<typeof openConverter>, docx: Uint8Array) => {
  const { pdf } = await converter.toPdf(docx);
  for await (const { bytes } of converter.toPictures(pdf, { widthPx: PAGE_WIDTH, lastPage: 1 })) return bytes;
  throw new Error('The document has no page.');
};

import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { createLog } from '#server/kernel/log.ts';
import { PATIENCE_MS } from '#tests/support/converter/converter-contract.ts';
import { structureFaults } from '#tests/support/converter/structure-faults.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { sampleValues } from '#tests/support/office/sample-values.ts';
import { readQr } from '#tests/support/read-qr.ts';
import { isCurrentAddressOf } from '#shared/is-current/is-current-address.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { documentsFolder } from './catalogue.ts';
import { DEMO_SHOP, fillDemo } from './fill-demo.ts';
import { pageFaults } from './page-faults.ts';
import { LONG_NAME } from './long-name.ts';

const files = readdirSync(documentsFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.docx'))
  .toSorted();
const folder = await createTemporaryFolder();
const converter = createEmbeddedConverter({ log: createLog({ level: 'silent' }), fontsDirectory: folder });
afterAll(() => converter.close());

/** Wide enough for two pixels a square, also of a page that lies: what a phone sees of a page. */
const SCANNED_PX = 1700;

const run = promisify(execFile);
const hasQpdf = await run('qpdf', ['--version']).then(
  () => true,
  () => false,
);

/** What another program has to say against a PDF; nothing where there is no such program. */
const complaintsOf = async (pdf: Uint8Array) => {
  if (!hasQpdf) return '';
  const path = join(folder, 'demo.pdf');
  await writeFile(path, pdf);
  return run('qpdf', ['--check', path]).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
};

describe('the PDF of a demo document', { timeout: PATIENCE_MS }, () => {
  test.each(files)(
    'can be read without seeing it, says so, and has no page left nearly empty by a long name: %s',
    async (file) => {
      const template = await readFile(join(documentsFolder, file));
      const values = { ...sampleValues, business_name: LONG_NAME };
      const filled = fillDemo({ path: file, file: template, values, logo: makePng(30, 10) });
      const { pdf } = await converter.toPdf(filled, { isAccessible: true });
      expect(await structureFaults(pdf)).toEqual([]);
      expect(await pageFaults(converter, { docx: filled, pdf })).toEqual([]);
      expect(Buffer.from(pdf).toString('latin1')).toContain('<pdfuaid:part>1');
      expect(await complaintsOf(pdf)).toBe('');
    },
  );

  test('has a code on every page that a camera reads, standing or lying', async () => {
    const path = 'food-and-beverage/HACCP Plan.docx';
    const file = await readFile(join(documentsFolder, path));
    const { pdf } = await converter.toPdf(
      fillDemo({ path, file, values: sampleValues, logo: makePng(30, 10) }),
    );
    const pages: { isLying: boolean; read: string | undefined }[] = [];
    for await (const { bytes, widthPx, heightPx } of converter.toPictures(pdf, { widthPx: SCANNED_PX }))
      pages.push({ isLying: widthPx > heightPx, read: await readQr(bytes) });
    expect(new Set(pages.map(({ isLying }) => isLying))).toEqual(new Set([true, false]));
    expect(new Set(pages.map(({ read }) => read))).toEqual(new Set([isCurrentAddressOf(DEMO_SHOP)]));
  });
});

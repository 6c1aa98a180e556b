import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { createSofficeConverter } from '#server/adapters/converter/soffice-converter.ts';
import { createLog } from '#server/kernel/log.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import { documentsFolder } from './catalogue.ts';
import { fillDemo } from './fill-demo.ts';

const FEWEST = 2;
const MOST = 12;

const values: PlaceholderValues = {
  first_name: 'Dana',
  last_name: 'Reyes',
  email: 'dana@harborpine.example',
  business_name: 'Harbor & Pine Company',
  website: 'https://harborpine.example',
  street: '12 Quay Street',
  city: 'Portland',
  zip_code: '04101',
  state: 'ME',
  full_address: '12 Quay Street, Portland, ME 04101',
  date: 'November 15, 2026',
};

/**
 * Prints every document and says how many pages it has: `node demo/check-pages.ts`, with the path of a
 * LibreOffice to print with that one.
 */
const [path] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'bindery-pages-'));
const options = { log: createLog({ level: 'error' }), fontsDirectory: join(folder, 'fonts') };
const converter = path
  ? createSofficeConverter({ ...options, path, workDirectory: join(folder, 'work') })
  : createEmbeddedConverter(options);
const logo = await readFile(join(import.meta.dirname, 'layout', 'logo-placeholder.png'));
const files = (await readdir(documentsFolder, { recursive: true })).filter((file) => file.endsWith('.docx'));
const counted = files.toSorted().map(async (file) => {
  const filled = fillDemo({ path: file, file: await readFile(join(documentsFolder, file)), values, logo });
  return { file, pageCount: (await converter.toPdf(filled)).pageCount };
});
for (const { file, pageCount } of await Promise.all(counted)) {
  const isRight = pageCount >= FEWEST && pageCount <= MOST;
  process.stdout.write(`${String(pageCount).padStart(3)}  ${file}${isRight ? '' : '  <- wrong'}\n`);
  if (!isRight) process.exitCode = 1;
}
await converter.close();
await rm(folder, { recursive: true });

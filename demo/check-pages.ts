import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { createSofficeConverter } from '#server/adapters/converter/soffice-converter.ts';
import { createLog } from '#server/kernel/log.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import type { Answers } from '#shared/contract/question.ts';
import { demoQuestions, documentsFolder } from './catalogue.ts';
import { fillDemo } from './fill-demo.ts';
import { LONG_NAME } from './long-name.ts';
import { faultsIn, pageFills } from './page-faults.ts';
import { reversedAnswers } from './reversed-answers.ts';

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

const NAMES = ['Acme', 'Harbor and Pine Company of Portland East', LONG_NAME];
const ANSWERS = { defaults: {}, reversed: reversedAnswers(demoQuestions) };

/**
 * Prints every document with a short, a middling and a long name, with the answers preset and with the opposite ones, and
 * says how full its pages are in percent (`|`: the last of a section) and what is wrong with them: `node demo/check-pages.ts`,
 * with the path of a LibreOffice to print with that one.
 */
const [path] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'bindery-pages-'));
const options = { log: createLog({ level: 'error' }), fontsDirectory: join(folder, 'fonts') };
const converter = path
  ? createSofficeConverter({ ...options, path, workDirectory: join(folder, 'work') })
  : createEmbeddedConverter(options);
const logo = await readFile(join(import.meta.dirname, 'layout', 'logo-placeholder.png'));
const files = (await readdir(documentsFolder, { recursive: true })).filter((file) => file.endsWith('.docx'));

const check = async (file: string, business_name: string, answers: Answers) => {
  const source = await readFile(join(documentsFolder, file));
  const docx = fillDemo({ path: file, file: source, values: { ...values, business_name }, logo, answers });
  const { pdf, pageCount } = await converter.toPdf(docx);
  const fills = await pageFills(converter, { docx, pdf });
  const isRight = pageCount >= FEWEST && pageCount <= MOST;
  return {
    shares: fills.map(({ share, isLast }) => `${Math.round(share * 100)}${isLast ? '|' : ''}`).join(' '),
    faults: [...(isRight ? [] : [`${pageCount} pages.`]), ...faultsIn(fills)],
  };
};

const ways = NAMES.flatMap((name) =>
  Object.entries(ANSWERS).map(([kind, answers]) => ({ name, kind, answers })),
);
for (const file of files.toSorted())
  for (const { name, kind, answers } of ways) {
    const { shares, faults } = await check(file, name, answers);
    process.stdout.write(`${file}, ${name.length} characters, ${kind}: ${shares}  ${faults.join(' ')}\n`);
    if (faults.length > 0) process.exitCode = 1;
  }
await converter.close();
await rm(folder, { recursive: true });

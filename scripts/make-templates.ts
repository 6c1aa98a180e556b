import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dialectCases } from '#tests/support/office/cases-dialects.ts';
import { logoCases } from '#tests/support/office/cases-logo.ts';
import { placeCases } from '#tests/support/office/cases-places.ts';
import { reviewCases } from '#tests/support/office/cases-review.ts';
import { splitCases } from '#tests/support/office/cases-splits.ts';
import { valueCases } from '#tests/support/office/cases-values.ts';
import { xlsxCases } from '#tests/support/office/cases-xlsx.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { sampleValues } from '#tests/support/office/sample-values.ts';
import type { TemplateCase } from '#tests/support/office/template-case.ts';
import { fillDocx } from '#server/modules/templates/engine/fill-docx.ts';
import { fillXlsx } from '#server/modules/templates/engine/fill-xlsx.ts';

/** Writes every template of the tests, and what comes of it, into a folder: to be opened in Word and looked at. */
const [folder = 'data/templates'] = process.argv.slice(2);
const documents = [
  ...placeCases,
  ...splitCases,
  ...valueCases,
  ...dialectCases,
  ...logoCases,
  ...reviewCases,
];
const logo = makePng(300, 100);

const fileName = (index: number, { name }: TemplateCase) =>
  `${String(index + 1).padStart(3, '0')} ${name.replaceAll(/[^\w -]/g, '').slice(0, 80)}`;

const write = async (cases: TemplateCase[], extension: 'docx' | 'xlsx') => {
  const fill = extension === 'docx' ? fillDocx : fillXlsx;
  for (const [index, template] of cases.entries()) {
    const file = await template.file();
    const options = { logo: template.withLogo ? logo : undefined, review: template.review ?? 'accept' };
    const filled = fill(file, { ...sampleValues, ...template.values }, options);
    const path = join(folder, fileName(index, template));
    await writeFile(`${path}.${extension}`, file);
    await writeFile(`${path} - filled.${extension}`, filled);
  }
};

await mkdir(folder, { recursive: true });
await write(documents, 'docx');
await write(xlsxCases, 'xlsx');
console.log(`${documents.length} documents and ${xlsxCases.length} workbooks are in ${folder}.`);

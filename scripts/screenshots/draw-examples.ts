import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoQuestions } from '#demo/catalogue.ts';
import { createLog } from '#server/kernel/log.ts';
import { makeExample } from '#server/modules/templates/sample/examples/make-example.ts';
import { openConverter, openTemplateEngine } from '#server/open-converter.ts';
import type { Answers } from '#shared/contract/question.ts';
import { exampleTemplates } from '#shared/templates/example-templates.ts';
import { placeholderValuesOf } from '#shared/placeholder-values.ts';
import { sampleCompany } from '#shared/sample-company.ts';
import { drawPages } from './draw-pages.ts';
import { drawSheet } from './draw-sheet.ts';
import { savePicture } from './save-picture.ts';
import { PAPER_WIDTH, sideBySide } from './side-by-side.ts';

/** No website, no children, and a kitchen with a slicer alone: something is left out of every page. */
const answers: Answers = { sees_children: false, kitchen_equipment: ['Slicer'] };

/** Each example beside the documentation, and a picture of it with what comes of it. */
export const drawExamples = async (docs: string, dataDir: string) => {
  const log = createLog({ level: 'warn' });
  const converter = openConverter({ converter: { kind: 'embedded' }, makesArchivePdfs: false, dataDir }, log);
  const engine = openTemplateEngine({ dataDir });
  const values = {
    ...placeholderValuesOf(sampleCompany, {
      now: new Date(),
      timeZone: 'America/New_York',
      shopCountry: 'US',
    }),
    website: '',
  };
  await mkdir(join(docs, 'examples'), { recursive: true });
  try {
    for (const { file } of exampleTemplates) {
      const template = makeExample(file);
      if (!template) throw new Error(`There is no example ${file}.`);
      await writeFile(join(docs, 'examples', file), template);
      const kind = file.endsWith('.xlsx') ? 'xlsx' : 'docx';
      const title = 'Fire Alarm';
      const filled = await engine.fill(template, kind, { values, questions: demoQuestions, answers, title });
      const papers: Buffer[] = [];
      for (const paper of [template, filled])
        papers.push(
          kind === 'xlsx' ? await drawSheet(paper) : await drawPages(converter, paper, PAPER_WIDTH),
        );
      await savePicture(
        join(docs, 'images'),
        `example-${file.replace(/\.\w+$/, '')}`,
        await sideBySide(papers),
      );
    }
  } finally {
    await Promise.all([converter.close(), engine.close()]);
  }
};

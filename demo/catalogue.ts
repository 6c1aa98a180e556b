import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCatalogue } from '#server/modules/demo/demo-catalogue.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import type { Question } from '#shared/contract/question.ts';

export const documentsFolder = join(import.meta.dirname, 'documents');

const read = demoCatalogue.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'catalogue.json'), 'utf8')),
);

/** The products of the demo shop. Their files lie in `documentsFolder/folder`. */
export const catalogue = read.bundles;

/** What their documents ask, with defaults that answer it. */
export const demoQuestions = read.questions.map((question): Question => {
  const checked = checkAnswer(question.form, question.default);
  if ('problem' in checked) throw new Error(`${question.key}: ${checked.problem}`);
  return { ...question, default: checked.answer };
});

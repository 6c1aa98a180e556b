import { fillDocx } from '#office/fill-docx.ts';
import { fillXlsx } from '#office/fill-xlsx.ts';
import type { Filling } from '#office/placeholders.ts';
import { qrPngOf } from '#server/kernel/qr/qr-png.ts';
import type { FillInput } from '#server/ports/template-engine.ts';
import type { Answers, Question } from '#shared/contract/question.ts';
import { isPictureAnswer } from '#shared/questions/answer.ts';
import { documentValuesOf, QR_ALT_TEXT, type RegisterEntry } from '#shared/document-names.ts';
import type { EngineRequest } from './engine-requests.ts';
import { fillMarked } from './fill-marked.ts';
import { placeholdersWith } from './shop-placeholders.ts';

type FillRequest = Extract<EngineRequest, { task: 'fill' }>;

const FIRST_DRAFT: RegisterEntry = { number: '', revision: 1 };

/** What nobody answered is filled with what the question says by itself. */
export const fillTemplate = ({ file, kind, input }: FillRequest) => {
  const { values, questions = [], answers = {}, title = '', register = FIRST_DRAFT, marked } = input;
  const { logo, colours, conditions, isCurrentUrl } = input;
  const fillWord = marked ? fillMarked(new Set(marked)) : fillDocx;
  const fill = kind === 'docx' ? fillWord : fillXlsx;
  const filling = {
    placeholders: placeholdersWith(questions),
    values: {
      ...documentValuesOf(title, register),
      ...values,
      ...Object.fromEntries(questions.flatMap((question) => answerTo(question, answers))),
    },
    outcomes: conditions && new Map(Object.entries(conditions)),
  };
  const code = isCurrentUrl && { draw: () => qrPngOf(isCurrentUrl), altText: QR_ALT_TEXT };
  const pictures = Object.fromEntries(questions.flatMap((question) => pictureFor(question, input)));
  return fill(file, filling, { logo, code: code || undefined, pictures, colours, title: input.title });
};

const givenTo = ({ key }: Question, answers: Answers) =>
  Object.hasOwn(answers, key) ? answers[key] : undefined;

const answerTo = (question: Question, answers: Answers): [string, Filling['values'][string]][] => {
  const answer = givenTo(question, answers) ?? question.default;
  return answer === null || isPictureAnswer(answer) ? [] : [[question.key, answer]];
};

const pictureFor = (
  question: Question,
  { answers = {}, pictures = {} }: FillInput,
): [string, { draw: () => Uint8Array; altText: string }][] => {
  const { key, label } = question;
  const answer = givenTo(question, answers);
  const bytes = Object.hasOwn(pictures, key) ? pictures[key] : undefined;
  if (answer === undefined || !isPictureAnswer(answer) || !bytes) return [];
  return [[key, { draw: () => bytes, altText: answer.altText || label }]];
};

import { z } from 'zod';
import { questionLimits as limits } from '#shared/limits/question.ts';
import { placeholderKeys } from '#shared/placeholders.ts';
import { requiredLine, textLine } from '#shared/text.ts';
import type { Answer } from '#shared/questions/answer.ts';
import { answerForm, type AnswerForm, keyOf } from '#shared/questions/answer-form.ts';
import { rowId } from './row-id.ts';

/** What a document says of itself, and words of the template language: no question may be called so. */
export const RESERVED_KEYS: ReadonlySet<string> = new Set([
  ...placeholderKeys,
  'document_title',
  'document_number',
  'revision',
  'effective_date',
  'approved_by',
  'next_review',
  'status',
  'qr',
  'position',
  'if',
  'else',
  'each',
  'not',
  'and',
  'or',
  'is',
  'includes',
]);

/** By the question's key. */
export type Answers = Record<string, Answer>;

/** What is asked of every business that bought a document which uses it. */
export type Question = {
  key: string;
  label: string;
  help: string;
  group: string;
  form: AnswerForm;
  /** Printed until there is an answer. */
  default: Answer | null;
  /** Whether documents say too little without an answer of the business itself. */
  isNeeded: boolean;
};

/** What a name in a template that nobody knows might be meant to ask. */
export type QuestionProposal = Pick<Question, 'key' | 'label' | 'form'>;

export type AdminQuestion = Question & {
  id: number;
  revision: number;
  /** A key in use keeps its key and type. */
  usedIn: { id: number; name: string }[];
};

const questionFields = {
  label: requiredLine(limits.labelLength),
  help: textLine(limits.helpLength),
  group: requiredLine(limits.groupLength),
  form: answerForm,
  /** Checked against the form by `checkAnswer`. */
  default: z.unknown(),
  isNeeded: z.boolean(),
};

const questionKey = keyOf('a key').refine(
  (key) => !RESERVED_KEYS.has(key),
  'must not be a name that templates know already',
);

export const createQuestionInput = z.strictObject({ key: questionKey, ...questionFields });
export const updateQuestionInput = z.strictObject({
  id: rowId,
  revision: z.int().min(1),
  key: questionKey,
  ...questionFields,
});
export const questionIdInput = z.strictObject({ id: rowId });

/** A value is checked against its question by `checkAnswer`; null takes the answer back. */
export const answersInput = z
  .record(keyOf('a key'), z.unknown())
  .refine((answers) => Object.keys(answers).length <= limits.maxQuestions);
export const setCustomerAnswersInput = z.strictObject({ answers: answersInput });

const fraction = z.coerce.number().min(0).max(1);

/** The fields of the form that brings a picture: which question it answers, and the part of it to keep, from its top left. */
export const pictureFields = z.strictObject({
  key: keyOf('a key'),
  x: fraction.default(0),
  y: fraction.default(0),
  width: fraction.gt(0).default(1),
  height: fraction.gt(0).default(1),
});

/** A part of a picture in fractions of it. */
export type Crop = Record<'x' | 'y' | 'width' | 'height', number>;

/** Short-lived links to the pictures that were given as answers, by their paths. */
export type PictureUrls = Record<string, string>;

export type KeptPicture = { path: string; url: string };

export const orderQuestionsInput = z.strictObject({ orderId: rowId });

/** What a business is asked, by what it bought, and what it answered. */
export type CustomerAnswers = {
  questions: Question[];
  answers: Answers;
  pictureUrls: PictureUrls;
  /** Orders with documents made with other answers than those given now, the newest first. */
  outdated: { orderId: number; documentCount: number }[];
};

/** Of one order. `usedIn` are the line items whose documents print the answer. */
export type OrderQuestions = {
  orderId: number;
  questions: (Question & { usedIn: { lineItemId: number; name: string }[] })[];
  answers: Answers;
  pictureUrls: PictureUrls;
  /** Documents made with other answers than those given now. */
  outdated: { lineItemId: number; name: string }[];
};

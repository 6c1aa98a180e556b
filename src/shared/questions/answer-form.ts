import { z } from 'zod';
import { questionLimits as limits } from '#shared/limits/question.ts';
import { requiredLine, textLine } from '#shared/text.ts';

/** Answers are looked up by their keys, so none may be what every object has. */
const isSpoken = (key: string) => /^[a-z][a-z0-9_]*$/.test(key) && !(key in Object.prototype);

export const keyOf = (kind: string) =>
  z
    .string()
    .max(limits.keyLength, `must be at most ${limits.keyLength} characters`)
    .refine(isSpoken, `must be ${kind} such as cooler_limit: small letters, digits and underscores`);

const number = z.number().min(-limits.largestNumber).max(limits.largestNumber);
const decimals = z.int().min(0).max(limits.maxDecimals);
const unit = textLine(limits.unitLength);
const choices = z
  .array(requiredLine(limits.choiceLength))
  .min(1)
  .max(limits.maxChoices)
  .refine((list) => new Set(list.map((choice) => choice.toLowerCase())).size === list.length, {
    message: 'must not name a choice twice',
  });

/** Of paper, in inches. */
const length = z
  .number()
  .min(limits.picture.leastInches)
  .max(limits.picture.mostInches)
  .refine((inches) => Number(inches.toFixed(2)) === inches, 'must have two decimals at most');

const columnBase = { key: keyOf('a name'), label: requiredLine(limits.labelLength) };
const column = z.discriminatedUnion('type', [
  z.strictObject({ ...columnBase, type: z.literal('shortText') }),
  z.strictObject({ ...columnBase, type: z.literal('number'), unit, decimals }),
  z.strictObject({ ...columnBase, type: z.literal('date') }),
  z.strictObject({ ...columnBase, type: z.literal('oneOf'), choices }),
]);

/** How a question is answered, and so what it is in a template. */
export const answerForm = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('shortText') }),
  z.strictObject({ type: z.literal('longText') }),
  z
    .strictObject({
      type: z.literal('number'),
      unit,
      decimals,
      least: number.nullable(),
      most: number.nullable(),
    })
    .refine(({ least, most }) => least === null || most === null || least <= most, {
      path: ['most'],
      message: 'must not be below the least',
    }),
  z.strictObject({ type: z.literal('yesNo') }),
  z.strictObject({ type: z.literal('oneOf'), choices }),
  z.strictObject({ type: z.literal('severalOf'), choices }),
  z.strictObject({ type: z.literal('date') }),
  /** The box that it is printed in, and cut to. */
  z.strictObject({ type: z.literal('picture'), width: length, height: length }),
  z.strictObject({
    type: z.literal('list'),
    columns: z
      .array(column)
      .min(1)
      .max(limits.maxColumns)
      .refine((columns) => new Set(columns.map(({ key }) => key)).size === columns.length, {
        message: 'must not name a column twice',
      }),
  }),
]);

export type AnswerForm = z.infer<typeof answerForm>;
export type ListColumn = z.infer<typeof column>;
export type AnswerType = AnswerForm['type'];

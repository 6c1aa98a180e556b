import { z } from 'zod';

/** Characters no document, mail or page can carry: controls, non-characters, halves of surrogate pairs. */
// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/u;

/** One line of a person's text: trimmed, in composed form, bounded, printable. */
export const textLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength * 4, `must be at most ${maxLength} characters`)
    .transform((value) => value.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .max(maxLength, `must be at most ${maxLength} characters`)
        .refine((value) => !UNPRINTABLE.test(value), 'must not contain control characters'),
    );

export const requiredLine = (maxLength: number) =>
  textLine(maxLength).refine((value) => value !== '', 'must not be empty');

import { z } from 'zod';

/**
 * Characters no document, mail or page should carry: controls, non-characters, halves of surrogate pairs, and
 * those that are seen only by what they do to others (turning the direction, joining nothing to nothing).
 */
const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex -- naming the control characters is the point
  /[\u0000-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/u;

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

/** Several lines of a person's text; only the line break is a control character it may hold. */
export const textBlock = (maxLength: number) =>
  z
    .string()
    .max(maxLength * 4, `must be at most ${maxLength} characters`)
    .transform((value) => value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(maxLength, `must be at most ${maxLength} characters`)
        .refine(
          (value) => !UNPRINTABLE.test(value.replaceAll('\n', '')),
          'must not contain control characters',
        ),
    );

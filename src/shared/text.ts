import { z } from 'zod';
import {
  mostGiven,
  NOT_PRINTABLE,
  oneLine,
  severalLines,
  tooLong,
  type Writing,
} from './characters/written-text.ts';

const written = ({ compose, isPrintable }: Writing, maxLength: number) =>
  z
    .string()
    .max(mostGiven(maxLength), tooLong(maxLength))
    .transform(compose)
    .pipe(z.string().max(maxLength, tooLong(maxLength)).refine(isPrintable, NOT_PRINTABLE));

/** One line of a person's text: trimmed, in composed form, bounded, printable. */
export const textLine = (maxLength: number) => written(oneLine, maxLength);

export const requiredLine = (maxLength: number) =>
  textLine(maxLength).refine((value) => value !== '', 'must not be empty');

/** Several lines of a person's text; only the line break is a control character it may hold. */
export const textBlock = (maxLength: number) => written(severalLines, maxLength);

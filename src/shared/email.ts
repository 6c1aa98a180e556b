import { z } from 'zod';
import { textLength } from '#shared/limits/text-length.ts';

/** Linear by construction: each class excludes the separator that follows it. */
const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** One normal form per mailbox, so that identity and counters cannot be split by case or width. */
export const normalizeEmail = (value: string) => value.normalize('NFKC').trim().toLowerCase();

/** Plain single addresses only: no display names, lists, quotes or line breaks can reach a mail header. */
export const email = z
  .string()
  .max(textLength.email, `must be at most ${textLength.email} characters`)
  .refine((value) => !/[\r\n]/.test(value), 'must be one e-mail address')
  .transform(normalizeEmail)
  .pipe(z.string().max(textLength.email).regex(ADDRESS, 'must be one e-mail address'));

import { createHmac } from 'node:crypto';
import type { Services } from '#server/kernel/services.ts';
import { oneTimeCode } from '#shared/limits/one-time-code.ts';

export const makeCode = ({ integer }: Pick<Services['random'], 'integer'>) =>
  Array.from(
    { length: oneTimeCode.length },
    () => oneTimeCode.alphabet[integer(oneTimeCode.alphabet.length)],
  ).join('');

/** Stored instead of the code. Bound to the address, so a code is worth nothing for another one. */
export const hmacOfCode = (key: Buffer, email: string, code: string) =>
  createHmac('sha256', key).update(`${email}\n${code.toUpperCase()}`).digest('hex');

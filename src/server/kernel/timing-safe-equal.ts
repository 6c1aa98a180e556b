import { timingSafeEqual as equalBytes } from 'node:crypto';

/** Takes as long whether the first or the last character differs, so that no secret can be guessed bit by bit. */
export const timingSafeEqual = (one: string, other: string) => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && equalBytes(left, right);
};

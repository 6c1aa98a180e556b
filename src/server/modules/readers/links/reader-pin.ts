import { createHmac } from 'node:crypto';

const DIGITS = 6;

/** What a reader types on a shared device. It follows from when it was made, so that the owner can be told it again. */
export const pinOf = (key: Buffer, readerId: number, madeAt: Date) => {
  const digest = createHmac('sha256', key)
    .update(JSON.stringify(['pin', readerId, madeAt.toISOString()]))
    .digest();
  return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
};

import { createHash, createHmac } from 'node:crypto';
import { timingSafeEqual } from '#server/kernel/timing-safe-equal.ts';
import { leadingZeroBits } from '#shared/session/leading-zero-bits.ts';

/** What somebody's computer has to work on before a code is mailed to this address. */
export type Challenge = { email: string; bits: number; expiresAt: Date; nonce: string };

/** Nothing is stored of it: what it asks for stands in it, and it is ours by its signature. */
export const writeChallenge = (key: Buffer, { email, bits, expiresAt, nonce }: Challenge) => {
  const terms = [bits, expiresAt.getTime(), nonce].join('.');
  return `${terms}.${sign(key, email, terms)}`;
};

/** The challenge that this proof solves; undefined when it is not ours, too old or not solved. */
export const readProof = (
  key: Buffer,
  { email, proof, now }: { email: string; proof: string; now: Date },
) => {
  const [bits = '', expiresAt = '', nonce = '', signature = '', ...solution] = proof.split('.');
  if (solution.length !== 1) return undefined;
  if (!timingSafeEqual(signature, sign(key, email, [bits, expiresAt, nonce].join('.')))) return undefined;
  if (Number(expiresAt) <= now.getTime()) return undefined;
  const work = leadingZeroBits(createHash('sha256').update(proof).digest());
  return work < Number(bits) ? undefined : { nonce };
};

const sign = (key: Buffer, email: string, terms: string) =>
  createHmac('sha256', key).update(`${email}\n${terms}`).digest('hex');

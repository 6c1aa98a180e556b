import { sha256 } from '@noble/hashes/sha2.js';
import { leadingZeroBits } from '#shared/session/leading-zero-bits.ts';

/** Some ten milliseconds of work on a phone: a page stays alive in between. */
const TRIES_AT_A_TIME = 4000;

/** Enough for every number that is tried before the challenge is too old. */
const DIGITS = 16;

/** Looks for a number that, behind the challenge, gives a digest with so many bits of zero at its start. */
export const solveChallenge = async (challenge: string, bits: number) => {
  const encoder = new TextEncoder();
  // What all tries have in common is digested once, and nothing is made anew for each: that is three times as fast.
  const begun = sha256.create().update(encoder.encode(`${challenge}.`));
  const digits = new Uint8Array(DIGITS);
  const digest = new Uint8Array(begun.outputLen);
  const hash = sha256.create();
  const isSolvedBy = (number: number) => {
    const { written } = encoder.encodeInto(String(number), digits);
    begun._cloneInto(hash).update(digits.subarray(0, written)).digestInto(digest);
    return leadingZeroBits(digest) >= bits;
  };
  for (let tried = 0; ; tried += TRIES_AT_A_TIME) {
    for (let number = tried; number < tried + TRIES_AT_A_TIME; number += 1)
      if (isSolvedBy(number)) return `${challenge}.${number}`;
    await new Promise((resume) => setTimeout(resume));
  }
};

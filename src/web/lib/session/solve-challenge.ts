import { sha256 } from '@noble/hashes/sha2.js';
import { leadingZeroBits } from '#shared/session/leading-zero-bits.ts';

/** Some ten milliseconds of work on a phone: a page stays alive in between. */
const TRIES_AT_A_TIME = 4000;

/** Looks for a number that, behind the challenge, gives a digest with so many bits of zero at its start. */
export const solveChallenge = async (challenge: string, bits: number) => {
  const encoder = new TextEncoder();
  for (let tried = 0; ; tried += TRIES_AT_A_TIME) {
    for (let number = tried; number < tried + TRIES_AT_A_TIME; number += 1) {
      const proof = `${challenge}.${number}`;
      if (leadingZeroBits(sha256(encoder.encode(proof))) >= bits) return proof;
    }
    await new Promise((resume) => setTimeout(resume));
  }
};

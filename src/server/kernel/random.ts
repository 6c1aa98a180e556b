import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Randomness comes through Services, so simulations can replay it. */
export type Random = {
  uuid: () => string;
  /** A whole number from 0 up to, not including, `below`; every value equally likely. */
  integer: (below: number) => number;
  /** An unguessable URL-safe token of 256 bits. */
  token: () => string;
};

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  integer: (below) => randomInt(below),
  token: () => randomBytes(32).toString('base64url'),
};

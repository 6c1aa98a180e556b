import { oneTimeCode } from '#shared/limits/one-time-code.ts';
import { DAY, HOUR, MINUTE } from '#shared/units.ts';

const perHour = (count: number) => [{ count, windowMs: HOUR }];

/** More than this is refused. */
export const codeSends = {
  perAddress: [
    { count: 1, windowMs: oneTimeCode.resendAfterMs },
    { count: 5, windowMs: HOUR },
    { count: 10, windowMs: DAY },
  ],
  perNetwork: perHour(30),
  per56: perHour(60),
  per48: perHour(120),
} as const;

/** Above these many codes an hour, networks from which nobody has signed in have to show work first. */
export const proofMarks = { wholeShop: 200, perDomain: 100, windowMs: HOUR } as const;

export const proofOfWork = {
  /** Half a second of a computer, some seconds of an old phone; one bit more with each doubling above the mark. */
  bits: 18,
  maxBits: 23,
  lifetimeMs: 10 * MINUTE,
} as const;

/** How long a sign-in speaks for its network. */
export const VERIFIED_NETWORK_MS = 30 * DAY;

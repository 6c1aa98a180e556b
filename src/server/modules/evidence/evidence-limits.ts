import { DAY } from '#shared/units.ts';

export const evidence = {
  /** Longer than a bank may ask about a payment. */
  keepAccessesMs: 548 * DAY,
  /** From then on a network is all that is known of where somebody was. */
  keepAddressesMs: 90 * DAY,
  /** The same thing opened again within this time is one access: browsers ask for a file in several pieces. */
  sameAccessMs: 60_000,
  /** What is sent to the provider: the latest, which has room in one of its texts. */
  sentAccesses: 200,
  /** What the provider takes in one text. */
  maxTextLength: 20_000,
} as const;

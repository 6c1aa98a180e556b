import { KIB, SECOND } from '#shared/units.ts';

export const connection = {
  maxHeaderBytes: 16 * KIB,
  idleSocketMs: 60 * SECOND,
  headersTimeoutMs: 5 * SECOND,
  requestTimeoutMs: 60 * SECOND,
  /** How often the two limits above are looked at: Node's own 30 s would let a stalled client stay far longer. */
  timeoutCheckMs: 2 * SECOND,
  maxConnections: 2000,
  /** A browser opens six; behind one network sit a school or an office at most. */
  maxPerNetwork: 200,
  /** From so many on, places are kept for networks that hold few. */
  crowdedFrom: 1000,
  maxPerNetworkWhenCrowded: 12,
} as const;

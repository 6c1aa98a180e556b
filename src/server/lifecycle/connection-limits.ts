import { KIB, SECOND } from '#shared/units.ts';

export const connection = {
  maxHeaderBytes: 16 * KIB,
  idleSocketMs: 60 * SECOND,
  headersTimeoutMs: 15 * SECOND,
  requestTimeoutMs: 60 * SECOND,
  /** How often the two limits above are looked at: Node's own 30 s would let a stalled client stay far longer. */
  timeoutCheckMs: 2 * SECOND,
  maxConnections: 2000,
} as const;

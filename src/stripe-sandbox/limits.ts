import { DAY, HOUR, KIB, MINUTE, SECOND } from '#shared/units.ts';

export const limits = {
  sessionMs: DAY,
  /** How long a delayed payment takes to end. */
  delayedSettlesMs: MINUTE,
  deliveryTimeoutMs: 10 * SECOND,
  /** Longer than an answer may take: then whoever delivered is gone. */
  deliveryLeaseMs: 30 * SECOND,
  deliveryAttempts: 12,
  deliveryFirstWaitMs: 2 * SECOND,
  deliveryMaxWaitMs: HOUR,
  keepIdempotencyKeysMs: DAY,
  /** How long a bank takes evidence. */
  evidenceMs: 9 * DAY,
  maxFormBytes: 16 * KIB,
} as const;

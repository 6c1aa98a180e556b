const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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
  maxFormBytes: 16 * 1024,
} as const;

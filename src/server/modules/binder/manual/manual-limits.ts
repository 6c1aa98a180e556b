import { binder } from '#shared/limits/binder.ts';
import { MIB, MINUTE, SECOND } from '#shared/units.ts';

export const manualLimits = {
  ...binder.manual,
  bytes: 128 * MIB,
  /** A change is waited out for so long: approving fifty documents makes one manual. */
  quietMs: 20 * SECOND,
  lookEveryMs: 30 * SECOND,
  /** For approved documents that are still being made, so long after their approval. */
  issuingMs: 10 * MINUTE,
  /** Who looks so long after a failure has it tried again. */
  retryMs: 10 * MINUTE,
} as const;

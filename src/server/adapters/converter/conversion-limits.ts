import { MIB, MINUTE, SECOND } from '#shared/units.ts';

export const conversion = {
  limitMs: 60 * SECOND,
  maxMemoryBytes: 2048 * MIB,
  /** An office that has converted so many documents makes way for a new one. */
  recycleAfter: 200,
  /** A machine with less than twice this runs one office: the rest of the shop needs memory, too. */
  machineBytesPerOffice: 4096 * MIB,
  /** Native offices side by side, where there are as many cores. */
  nativeOffices: 2,
  /** For an office that fills the code cache, its start and its warm-up each: half a minute of a processor, of which it may get a tenth. */
  warmUpLimitMs: 5 * MINUTE,
} as const;

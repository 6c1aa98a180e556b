import { GIB, HOUR, SECOND } from '#shared/units.ts';
import type { ProcessLimits } from './launcher.ts';

/**
 * Measured in November 2026 with Node 24: addresses and own memory after the largest documents at hand, and then room to
 * spare. Node alone reserves 10 GiB of addresses, and takes 1.1 GiB as its own, of which it uses a tenth.
 */
export const childLimits = {
  /** 10.4 GiB of addresses, 1.3 GiB of its own, 28 files; its heap has a limit, too. */
  templates: { addressBytes: 20 * GIB, dataBytes: 3 * GIB, openFiles: 128, cpuSeconds: (3 * HOUR) / SECOND },
  /** 18.8 GiB of addresses, 1.6 GiB of its own, 28 files. */
  pictures: { addressBytes: 32 * GIB, dataBytes: 4 * GIB, openFiles: 128, cpuSeconds: (3 * HOUR) / SECOND },
  /** 21.7 GiB of addresses, 5.7 GiB of its own (WebAssembly’s 4 among it), 53 files, after thirty demo documents. */
  office: { addressBytes: 48 * GIB, dataBytes: 10 * GIB, openFiles: 256, cpuSeconds: (4 * HOUR) / SECOND },
} as const satisfies Record<string, ProcessLimits>;

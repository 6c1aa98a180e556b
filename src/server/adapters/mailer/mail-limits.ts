import { SECOND } from '#shared/units.ts';

export const mail = { sendTimeoutMs: 10 * SECOND, outboxKept: 500 } as const;

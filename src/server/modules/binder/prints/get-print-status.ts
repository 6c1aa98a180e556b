import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { consumeRateLimits, requireRoom } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { isRevisionCode } from '#server/modules/register/codes/revision-code.ts';
import type { PrintStatus } from '#shared/contract/print-status.ts';
import { dayIn } from '#shared/days.ts';
import { SAMPLE_CODE } from '#shared/is-current/is-current-address.ts';
import { judgePrint } from './judge-print.ts';
import { printLimits } from './print-limits.ts';
import { findInForce, findPrint } from './print-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config'>;

/** How the print stands whose code somebody has scanned. Nothing of what is in it. */
export const getPrintStatus = async (
  services: Touched,
  { code, client }: { code: string; client: string },
): Promise<PrintStatus> => {
  const { db, clock, config } = services;
  if (code === SAMPLE_CODE) return { state: 'sample' };
  const now = clock.now();
  const misses = { key: `unknown-code:${client}`, limits: printLimits.misses };
  // Before anything is looked up, so that a guess too many learns nothing, be it right. What is found counts for nothing.
  await requireRoom(db, misses, now);
  const print = isRevisionCode(code) ? await findPrint(db, code) : undefined;
  if (!print) {
    await consumeRateLimits(services, [misses]);
    throw new DomainError('print.unknown-code');
  }
  const timeZone = print.timeZone ?? config.shopTimeZone;
  const inForce = await findInForce(db, print, now);
  const { business, title, number, revision } = print;
  return {
    business,
    title,
    number,
    revision,
    ...judgePrint(print, inForce, (instant) => dayIn(timeZone, instant)),
    timeZone,
    checkedAt: now.toISOString(),
  };
};

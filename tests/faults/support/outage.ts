import { setTimeout as wait } from 'node:timers/promises';
import type { Dependency } from '#server/kernel/dependency.ts';
import { outages } from '#server/db/schema/outages.ts';
import type { Town } from './town.ts';

/** What is promised from the return of something to its waiting work. */
export const BACK_WITHIN_MS = 30_000;

/** Until the shop has noticed, and some probes have been in vain. */
export const untilKnown = async ({ services: { db } }: Town, dependency: Dependency) => {
  for (;;) {
    const [known] = await db.select().from(outages);
    if (known?.dependency === dependency && known.probedAt > known.since) return;
    await wait(200);
  }
};

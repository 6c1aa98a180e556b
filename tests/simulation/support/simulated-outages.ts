import { sql } from 'drizzle-orm';
import { outage } from '#server/adapters/queue/job-limits.ts';
import { isTriedAnyway, needsOf } from '#server/adapters/queue/outages/job-needs.ts';
import { pauseAfter } from '#server/adapters/queue/retry-policy.ts';
import type { Database } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import type { Dependency } from '#server/kernel/dependency.ts';
import { probesOf } from '#server/probes-of.ts';
import type { SimulatedJob } from './simulated-queue.ts';

/** What jobs wait for. */
export const listOutages = async (db: Database): Promise<Dependency[]> => {
  const { rows } = await db.execute<{ dependency: Dependency }>(sql`
    select distinct waits_for as dependency from simulated_jobs where waits_for is not null order by 1`);
  return rows.map(({ dependency }) => dependency);
};

/** What this job would have to wait for, without being tried. */
export const findKnown = async (db: Database, { name }: SimulatedJob) => {
  if (isTriedAnyway(name)) return undefined;
  const known = await listOutages(db);
  return needsOf(name).find((dependency) => known.includes(dependency));
};

export const findDown = async (services: Services, { name }: SimulatedJob) => {
  for (const dependency of needsOf(name)) if (!(await answers(services, dependency))) return dependency;
  return undefined;
};

export const answers = async (services: Services, dependency: Dependency) => {
  try {
    await probesOf(services)[dependency]();
    return true;
  } catch {
    return false;
  }
};

export const park = (
  db: Database,
  job: SimulatedJob,
  { now, waitsFor }: { now: Date; waitsFor: Dependency },
) => {
  const pauseMs = isTriedAnyway(job.name) ? pauseAfter(job.attempts) : outage.maxWaitMs;
  const runAfter = new Date(now.getTime() + pauseMs).toISOString();
  return db.execute(sql`
    update simulated_jobs
       set held_until = null, run_after = ${runAfter}, waits_for = ${waitsFor},
           waits_since = coalesce(waits_since, ${now.toISOString()}::timestamptz)
     where id = ${job.id} and attempts = ${job.attempts}`);
};

export const endOutage = (db: Database, dependency: Dependency, now: Date) =>
  db.execute(sql`
    update simulated_jobs
       set run_after = ${now.toISOString()}, waits_for = null, waits_since = null,
           waited_ms = waited_ms + extract(epoch from ${now.toISOString()}::timestamptz - waits_since) * 1000
     where waits_for = ${dependency}`);

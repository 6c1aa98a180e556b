import { withTimeout } from '#server/kernel/concurrency/with-timeout.ts';
import type { Database } from '#server/db/connect.ts';
import type { Log } from '#server/kernel/log.ts';
import type { Dependency, Probes } from '#server/kernel/dependency.ts';
import type { JobName } from '#server/ports/queue.ts';
import { outage } from '#server/adapters/queue/job-limits.ts';
import { needsOf } from './job-needs.ts';
import { claimProbe, endOutage, listOutages } from './outage-repo.ts';

export type OutageWatch = {
  /** What the job needs and is known to be down, as of some seconds ago. */
  findKnown: (name: JobName) => Dependency | undefined;
  /** What the job needs and does not answer now. */
  findDown: (name: JobName) => Promise<Dependency | undefined>;
  forget: (dependency: Dependency) => void;
  stop: () => void;
};

type Watcher = { db: Database; log: Log; probes: Partial<Probes> };

/**
 * While something is known to be down, one of all processes asks for it every now and then. Once it answers, whatever
 * waited for it is taken up again.
 */
export const watchOutages = ({ db, log, probes }: Watcher): OutageWatch => {
  let known = new Set<Dependency>();

  const ask = async (dependency: Dependency) => {
    await withTimeout(outage.probeLimitMs, async () => probes[dependency]?.());
  };
  const probe = async (dependency: Dependency) => {
    if (!(await claimProbe(db, dependency))) return;
    try {
      await ask(dependency);
    } catch (error) {
      log.warn({ dependency, err: error }, 'a dependency is still down');
      return;
    }
    const jobs = await endOutage(db, dependency);
    known.delete(dependency);
    log.info({ dependency, jobs }, 'a dependency is back: its jobs go on');
  };
  const look = async () => {
    try {
      const before = new Set(known);
      const listed = await listOutages(db);
      // What was learned while we asked is not in the answer yet.
      known = new Set([...listed, ...[...known].filter((dependency) => !before.has(dependency))]);
      await Promise.all([...known].map(probe));
    } catch (error) {
      log.error({ err: error }, 'outages could not be looked for');
    }
  };
  // A probe may take longer than the pause; that no two ask at once is seen to by the claim.
  const timer = setInterval(() => void look(), outage.lookEveryMs);
  void look();

  return {
    findKnown: (name) => needsOf(name).find((dependency) => known.has(dependency)),
    findDown: async (name) => {
      for (const dependency of needsOf(name)) {
        try {
          await ask(dependency);
        } catch (error) {
          if (!known.has(dependency))
            log.error({ dependency, err: error }, 'a dependency is down: its jobs wait');
          known.add(dependency);
          return dependency;
        }
      }
      return undefined;
    },
    forget: (dependency) => known.delete(dependency),
    stop: () => clearInterval(timer),
  };
};

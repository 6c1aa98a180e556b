import { removeOrphanedLogos } from '#server/modules/accounts/remove-orphaned-logos.ts';
import { removeOrphanedObjects, ORPHAN_AGE_MS } from '#server/modules/files/remove-orphaned-objects.ts';
import { outage } from '#server/adapters/queue/job-limits.ts';
import { buckets } from '#server/modules/files/stored-file.ts';
import { sweep } from '#server/modules/housekeeping/sweep.ts';
import { sweepTemplates } from '#server/modules/templates/sweep-templates.ts';
import type { Services } from '#server/kernel/services.ts';
import type { Dependency } from '#server/kernel/dependency.ts';
import type { JobHandlers, JobName, Jobs } from '#server/ports/queue.ts';
import { jobHandlers } from '#server/worker.ts';
import { orderPolling } from '#shared/limits/order-polling.ts';
import { checkInvariants } from '#tests/support/database/check-invariants.ts';
import { type FaultPlan, noFaults } from './faults.ts';
import { type Life, startLife } from './life.ts';
import { createOutside, type Outside } from './outside.ts';
import { clearShop, type SimulatedShop } from './simulated-shop.ts';
import { answers, endOutage, findDown, findKnown, listOutages, park } from './simulated-outages.ts';
import {
  finishJob,
  isLastAttempt,
  nextJobAt,
  putBack,
  type SimulatedJob,
  takeJob,
} from './simulated-queue.ts';

export type Simulation = {
  outside: Outside;
  trace: string[];
  /** Does something in the process that lives now; a new one is started first if it does not. False if it crashed. */
  act: (name: string, act: (services: Services) => Promise<void>) => Promise<boolean>;
  /** Lets a worker take the job at this place in the line, or the first; false when there is none. */
  work: (place?: number) => Promise<boolean>;
  /** Asks for what jobs wait for, as one of the processes does every now and then. */
  probe: () => Promise<void>;
  /** The clock asks for it. */
  recur: (
    name: 'reconcile-orders' | 'reconcile-shop' | 'catch-up-events' | 'clear-ahead' | 'sweep',
  ) => Promise<unknown>;
  setFaults: (plan: FaultPlan, meanwhile?: () => Promise<void>) => void;
  crash: () => void;
  /** Without faults: everything that is due, and what comes of it, until nothing is left. */
  settle: () => Promise<void>;
  /** Settles, asks the provider what was missed, and sweeps what is left; then, what is wrong. */
  examine: (how?: { neverAsks?: boolean }) => Promise<string[]>;
};

export type SimulationOptions = {
  shop: SimulatedShop;
  seed: number;
  /** Kept objects besides the catalogue's. */
  kept?: Map<string, Uint8Array>;
  /** Put in on purpose, into each life anew. */
  flaw?: (services: Services) => Partial<Services>;
};

const MOST_ROUNDS = 400;
const nothing = async () => {};

/** A shop in a world where everything comes from a seed: what it keeps in memory may vanish at any call. */
export const startSimulation = async ({ shop, seed, kept, flaw }: SimulationOptions): Promise<Simulation> => {
  const { db, url, prices } = shop;
  const outside = createOutside(seed, prices, new Map([...shop.kept, ...(kept ?? [])]));
  const { clock } = outside;
  const trace: string[] = [];
  let plan = noFaults;
  let whileSlow = nothing;
  let isNested = false;
  let life: Life | undefined;
  /** Until then nobody need be asked what jobs wait for. */
  let hasParked = false;

  const meanwhile = async () => {
    if (isNested) return;
    isNested = true;
    try {
      await whileSlow();
    } finally {
      isNested = false;
    }
  };
  const living = () => {
    if (life && !life.isOver()) return life;
    life = startLife({
      url,
      outside,
      faults: (call) => plan(call),
      meanwhile,
      note: (line) => trace.push(`  ${line}`),
    });
    if (flaw) Object.assign(life.services, flaw(life.services));
    return life;
  };

  const act: Simulation['act'] = (name, does) => {
    trace.push(name);
    return living().run(does);
  };

  const parkFor = async (job: SimulatedJob, waitsFor: Dependency) => {
    hasParked = true;
    await park(db, job, { now: clock.now(), waitsFor });
  };

  const work: Simulation['work'] = async (place = 0) => {
    const job = await takeJob(db, clock.now(), place);
    if (!job) return false;
    const known = hasParked ? await findKnown(db, job) : undefined;
    if (known) {
      await parkFor(job, known);
      return true;
    }
    const outcome: { isDone: boolean; waitsFor?: Dependency } = { isDone: false };
    const lived = await act(`job ${job.name}`, async (services) => {
      try {
        await handle(services, job);
        await living().call('queue.complete', async () => {});
        outcome.isDone = true;
      } catch (error) {
        const down = await findDown(services, job);
        if (down) outcome.waitsFor = down;
        throw error;
      }
    });
    if (outcome.isDone) await finishJob(db, job);
    else if (lived && outcome.waitsFor) await parkFor(job, outcome.waitsFor);
    else if (lived) await putBack(db, job, clock.now());
    return true;
  };

  const probe = async () => {
    for (const dependency of await listOutages(db))
      await act(`probe ${dependency}`, async (services) => {
        if (await answers(services, dependency)) await endOutage(db, dependency, clock.now());
      });
  };

  const recur: Simulation['recur'] = (name) =>
    act(`clock: ${name}`, ({ queue, db: own }) => own.transaction((tx) => queue.enqueue(tx, name, {})));

  const settle = async () => {
    plan = noFaults;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      if (await work()) continue;
      const next = await nextJobAt(db);
      if (!next) return;
      const untilNextMs = Math.max(0, next.getTime() - clock.now().getTime());
      const isWaiting = hasParked && (await listOutages(db)).length > 0;
      clock.advance(isWaiting ? Math.min(untilNextMs, outage.probeEveryMs) : untilNextMs);
      if (isWaiting) await probe();
    }
    trace.push('the jobs never came to an end');
  };

  const examine: Simulation['examine'] = async ({ neverAsks = false } = {}) => {
    await settle();
    clock.advance(orderPolling.reconcileEveryMs);
    if (!neverAsks) await recur('reconcile-orders');
    if (!neverAsks) await recur('catch-up-events');
    await settle();
    clock.advance(2 * ORPHAN_AGE_MS);
    await recur('reconcile-shop');
    await recur('clear-ahead');
    await recur('sweep');
    await settle();
    const { provider, storage, mailbox } = outside;
    const problems = await checkInvariants({ db, storage, provider, mailbox });
    life?.end();
    await clearShop(shop);
    return [...problems, ...trace.filter((line) => line === 'the jobs never came to an end')];
  };

  return {
    outside,
    trace,
    act,
    work,
    probe,
    recur,
    settle,
    examine,
    crash: () => life?.end(),
    setFaults: (next, slow = nothing) => {
      plan = next;
      whileSlow = slow;
    },
  };
};

const handle = async (services: Services, job: SimulatedJob) => {
  const handlers = handlersOf(services) as Record<
    JobName,
    (data: Jobs[JobName], job: unknown) => Promise<void>
  >;
  await handlers[job.name](job.data, {
    id: job.id,
    attempt: job.attempts,
    isLastAttempt: isLastAttempt(job),
    signal: new AbortController().signal,
  });
};

/**
 * Without the lock of backups, which holds a connection while it works: there is only one here. The handful of objects is
 * swept a bucket at a time, of those that hold any: in the usual slices it took a third of all statements.
 */
const handlersOf = (services: Services): JobHandlers => ({
  ...jobHandlers(services),
  'remove-file': ({ key }) => services.storage.remove(key),
  sweep: async (_, { signal }) => {
    await sweep(services, signal);
    await sweepTemplates(services, signal);
    await removeOrphanedLogos(services, signal);
    const slices = await filledBuckets(services);
    await removeOrphanedObjects(services, { signal, slices, unlessNeeded: (remove) => remove() });
  },
});

const filledBuckets = async ({ storage }: Services) => {
  const filled = new Set<string>();
  for await (const { key } of storage.list('')) filled.add(key.slice(0, key.indexOf('/')));
  return buckets.filter((bucket) => filled.has(bucket));
};

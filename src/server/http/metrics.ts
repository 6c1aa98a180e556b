import { Hono } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { timingSafeEqual } from '#server/kernel/timing-safe-equal.ts';
import type { Services } from '#server/kernel/services.ts';
import { countDamagedFiles } from '#server/modules/files/integrity/damaged-file-repo.ts';
import type { OwnProcess } from '#server/ports/own-process.ts';
import { addAheadMetrics } from './ahead-metrics.ts';
import { areaOf } from './area-of.ts';
import type { Outcome } from './outcome-of.ts';
import type { ShopEnv } from './shop-env.ts';
import { createVisitMetrics, type VisitMetrics } from './visits/visit-metrics.ts';

export type Metrics = {
  registry: Registry;
  observeRequest: (request: { path: string; status: number; outcome: Outcome; seconds: number }) => void;
  countRequests: OwnProcess['countRequests'];
  visits: VisitMetrics;
};

export const createMetrics = ({ db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'bindery_request_seconds',
    help: 'How long requests took, by area and status class.',
    labelNames: ['area', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'bindery_refused_requests_total',
    help: 'Requests refused because of a limit (429) or because the shop was busy (503), by area.',
    labelNames: ['area', 'status'],
    registers: [registry],
  });
  const jobs = new Gauge({
    name: 'bindery_jobs',
    help: 'Jobs by name and state.',
    labelNames: ['name', 'state'],
    registers: [registry],
    collect: async () => {
      const depth = await queue.depth();
      // A name without jobs is not listed, and must not keep the number it had.
      jobs.reset();
      for (const { name, waiting, running } of depth) {
        jobs.set({ name, state: 'waiting' }, waiting);
        jobs.set({ name, state: 'running' }, running);
      }
    },
  });
  const damaged: Gauge = new Gauge({
    name: 'bindery_damaged_files',
    help: 'Stored files that are missing or have other bytes than were written, as far as is known.',
    registers: [registry],
    collect: async () => damaged.set(await countDamagedFiles(db)),
  });
  const failed = new Gauge({
    name: 'bindery_failed_jobs',
    help: 'Jobs that were given up (dead), and those that failed and are tried again (waiting).',
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      const { dead, waiting } = await queue.trouble.count();
      failed.set({ state: 'dead' }, dead);
      failed.set({ state: 'waiting' }, waiting);
    },
  });
  addAheadMetrics({ db, clock }, registry);
  const counted = { answered: 0, failed: 0 };
  return {
    registry,
    observeRequest: ({ path, status, outcome, seconds }) => {
      const area = areaOf(path);
      durations.observe({ area, status: `${Math.floor(status / 100)}xx` }, seconds);
      counted.answered += 1;
      if (outcome === 'error') counted.failed += 1;
      if (outcome === 'shed') refused.inc({ area, status });
    },
    countRequests: async () => counted,
    visits: createVisitMetrics(registry),
  };
};

const LOOPBACK = new Set(['127.0.0.1', '::1']);

/** Behind a proxy on this machine that nobody told us of, everybody seems to be here. */
const isForwarded = (headers: Record<string, string>) =>
  'x-forwarded-for' in headers || 'forwarded' in headers;

/** For whoever is on this machine, or has the token; for others the page does not exist. */
export const metricsRoutes = ({ config }: Pick<Services, 'config'>, { registry }: Metrics) =>
  new Hono<ShopEnv>().get('/', async (c) => {
    const { metricsToken } = config;
    const allowed =
      metricsToken === undefined
        ? LOOPBACK.has(c.get('address')) && !isForwarded(c.req.header())
        : timingSafeEqual(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`);
    if (!allowed) return c.notFound();
    return c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });

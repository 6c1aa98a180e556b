import type { Hono } from 'hono';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Random } from '#server/kernel/random.ts';
import { createApi } from './api/api.ts';
import type { InLedger } from './ledger.ts';
import { createTables } from './create-tables.ts';
import { type Deliver, deliverEvents } from './webhooks/deliver-events.ts';
import { deliverOverHttp } from './webhooks/deliver-over-http.ts';
import { sandboxRoutes } from './pages/sandbox-routes.ts';
import { SANDBOX_PATH } from './paths.ts';
import { runDue } from './run-due.ts';

type SandboxOptions = {
  db: Database;
  clock: Clock;
  random: Random;
  /** The shop's own origin. */
  origin: string;
  /** Where the shop's terms are, if it has any; without, buyers cannot be asked to agree to them. */
  termsUrl?: string | undefined;
  /** Where the shop is told of events. */
  webhookUrl: string;
  apiVersion: string;
  secretKey: string;
  webhookSecret: string;
  timeZone: string;
  /** Whether anyone may do there what an owner does at the provider. */
  hasDashboard: boolean;
  /** Told within a transaction when something is due at an instant, so that somebody comes then. */
  scheduleRun: (tx: Transaction, at: Date) => Promise<void>;
};

export type Sandbox = {
  /** The provider's interface, for the library alone. */
  fetch: typeof globalThis.fetch;
  /** What visitors see of it, and where that is to be mounted. */
  routes: Hono;
  path: string;
  inLedger: InLedger;
  /** Does everything that is due by now, deliveries to the shop's webhook among it. */
  run: (deliver: Deliver, signal?: AbortSignal) => Promise<void>;
  /** The way to a shop that is reached at this address, whatever its public one. */
  deliverThrough: (address: URL) => Deliver;
};

/** A card provider inside the shop, for test cards only: its objects live in a schema of their own in the shop's database. */
export const openSandbox = async ({
  db,
  clock,
  random,
  origin,
  termsUrl,
  webhookUrl,
  apiVersion,
  secretKey,
  webhookSecret,
  timeZone,
  hasDashboard,
  scheduleRun,
}: SandboxOptions): Promise<Sandbox> => {
  await createTables(db);
  const inLedger: InLedger = (work) =>
    db.transaction((tx) => work({ tx, now: clock.now(), random, origin, termsUrl, apiVersion, scheduleRun }));
  const api = createApi({ secretKey, apiVersion, inLedger });
  return {
    fetch: (input, init) => api(new Request(input, init)),
    routes: sandboxRoutes({ inLedger, clock, origin, timeZone, hasDashboard }),
    path: SANDBOX_PATH,
    inLedger,
    run: async (deliver, signal = new AbortController().signal) => {
      await runDue(inLedger, signal);
      await deliverEvents({ inLedger, deliver, webhookUrl, webhookSecret }, signal);
    },
    deliverThrough: deliverOverHttp,
  };
};

import type pg from 'pg';
import { readConfig } from '#server/config.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { deriveKeys } from '#server/kernel/keys.ts';
import { createLog } from '#server/kernel/log.ts';
import type { Services } from '#server/kernel/services.ts';
import { noTally } from '#server/ports/tally.ts';
import { noTracer } from '#server/ports/tracer.ts';
import type { FaultyCall } from './faulty-call.ts';
import { failureOf, type FaultPlan } from './faults.ts';
import type { Outside } from './outside.ts';
import { createSimulatedQueue } from './simulated-queue.ts';

export const config = readConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere' });
const keys = deriveKeys('a secret for simulations only, long enough');
const log = createLog({ level: 'silent' });

export type LifeOptions = {
  url: string;
  outside: Outside;
  faults: FaultPlan;
  /** What happens while a call is slow. */
  meanwhile: () => Promise<void>;
  note: (line: string) => void;
};

export type Life = {
  services: Services;
  /** Does something in this process; false if the process did not live to its end. */
  run: (act: (services: Services) => Promise<void>) => Promise<boolean>;
  call: FaultyCall;
  isOver: () => boolean;
  end: () => void;
};

const never = () => new Promise<never>(() => {});

/** One life of the process that serves and works: all it keeps in memory goes with it, and so do its connections. */
export const startLife = ({ url, outside, faults, meanwhile, note }: LifeOptions): Life => {
  const { db, cut } = openConnection(url);
  const death = Promise.withResolvers<void>();
  let isOver = false;
  const end = () => {
    isOver = true;
    cut();
    death.resolve();
  };
  const crash = (call: string) => {
    note(`crash at ${call}`);
    end();
    return never();
  };

  const call: FaultyCall = async (name, ask) => {
    if (isOver) return never();
    const fault = faults(name);
    if (fault !== 'none') note(`${name} ${fault}`);
    if (fault === 'crash before') return crash(name);
    if (fault === 'fails before') throw failureOf(name);
    if (fault === 'slow') await meanwhile();
    if (isOver) return never();
    const answer = await ask();
    if (fault === 'crash after') return crash(name);
    if (fault === 'fails after') throw failureOf(name);
    return isOver ? never() : answer;
  };

  const services: Services = {
    config,
    keys,
    log,
    db,
    clock: outside.clock,
    random: outside.random,
    ...faultyPorts(outside, call),
    queue: createSimulatedQueue(outside.clock, call),
    tracer: noTracer,
    tally: noTally,
  };
  const run: Life['run'] = async (act) => {
    const done = act(services).catch((error: unknown) => {
      if (!isOver) note(`refused: ${error instanceof Error ? error.message : String(error)}`);
    });
    await Promise.race([done, death.promise]);
    return !isOver;
  };
  return { services, run, call, isOver: () => isOver, end };
};

/** A single connection: with several, the order of their answers would be another each time. */
const openConnection = (url: string): { db: Database; cut: () => void } => {
  const db = connect({ url, maxConnections: 1 });
  const clients = new Set<pg.PoolClient>();
  db.$client.on('connect', (client) => {
    client.on('error', () => {});
    clients.add(client);
  });
  const cut = () => {
    for (const client of clients) void (client as unknown as pg.Client).end().catch(() => {});
    void db.$client.end().catch(() => {});
  };
  return { db, cut };
};

const faultyPorts = (
  { provider, storage, mailbox, converter, templateEngine }: Outside,
  call: FaultyCall,
) => ({
  payments: {
    ...provider.payments,
    ...wrap('payments', call, provider.payments, [
      'ensureCustomer',
      'createSession',
      'getSession',
      'expireSession',
      'getPayment',
      'findInvoice',
      'refund',
      'syncProduct',
      'retirePrice',
      'check',
    ]),
  },
  storage: { ...storage, ...wrap('storage', call, storage, ['write', 'read', 'remove']) },
  mailer: { ...mailbox.mailer, ...wrap('mailer', call, mailbox.mailer, ['send', 'check']) },
  templateEngine: {
    ...templateEngine,
    ...wrap('templateEngine', call, templateEngine, ['check', 'checkAccessibility', 'fill', 'toSamplePdf']),
  },
  converter: {
    ...converter,
    ...wrap('converter', call, converter, ['toPdf', 'check']),
    toPictures: async function* (...args: Parameters<typeof converter.toPictures>) {
      yield* await call('converter.toPictures', async () => converter.toPictures(...args));
    },
  },
});

const wrap = <P extends object, K extends keyof P & string>(
  port: string,
  call: FaultyCall,
  real: P,
  names: readonly K[],
) =>
  Object.fromEntries(
    names.map((name) => {
      const ask = real[name] as (...args: unknown[]) => Promise<unknown>;
      return [name, (...args: unknown[]) => call(`${port}.${name}`, () => ask(...args))];
    }),
  ) as Pick<P, K>;

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContext } from '#shared/page-context.ts';
import { createOutboxMailer } from './adapters/mailer/outbox.ts';
import { createSmtpMailer } from './adapters/mailer/smtp.ts';
import { openPayments } from './adapters/payments/open-payments.ts';
import { deliverOverHttp } from './adapters/payments/sandbox/deliveries/deliver-over-http.ts';
import { createPgBossQueue } from './adapters/queue/pg-boss.ts';
import { createDiskStorage } from './adapters/storage/disk.ts';
import { createS3Storage } from './adapters/storage/s3.ts';
import { createCatalogReader } from './api/catalog-reader.ts';
import { createApp, type PageHandler } from './app.ts';
import { type Config, ownAddress, siteConfigOf } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import type { Parts } from './http/health.ts';
import { createWebApp } from './http/web-app.ts';
import { systemClock } from './kernel/clock.ts';
import { deriveKeys } from './kernel/keys.ts';
import { createLog } from './kernel/log.ts';
import { systemRandom } from './kernel/random.ts';
import type { Services } from './kernel/services.ts';
import { StartRefusal } from './kernel/start-refusal.ts';
import type { RunningShop } from './lifecycle/run-server.ts';
import type { RunningWorker } from './lifecycle/run-worker.ts';
import { tellDemoProgress } from './lifecycle/tell-demo-progress.ts';
import { grantAdmin } from './modules/accounts/admin-repo.ts';
import { beginDemoShop } from './modules/demo/build-demo-shop.ts';
import { openConverter, openTemplateEngine } from './open-converter.ts';
import { readShopSecret } from './shop-secret.ts';
import { takeJobs } from './worker.ts';

/** Other people's servers are not for asking every few seconds. */
const FOREIGN_FRESH_MS = 60_000;
const CONVERTER_FRESH_MS = 10_000;

/** Who answers with pages; the built ones unless somebody develops them. */
export type OpenPages = (services: Services) => Promise<PageHandler>;

/** The server: pages, interfaces and, unless told otherwise, jobs. */
export const boot = (config: Config, openPages: OpenPages = openBuiltPages): Promise<RunningShop> =>
  withServices(config, async ({ services, sandbox, startWork }) => {
    await grantAdmin(services.db, config.adminEmails, services.clock.now());
    const app = createApp(services, { parts: partsOf(services), pages: await openPages(services), sandbox });
    if (config.hasDemo) await beginDemoShop(services, (await import('./demo-bundles.ts')).demoBundles);
    return {
      fetch: app.fetch,
      finishJobs: config.runsJobs ? await startWork(ownAddress(config)) : undefined,
      tell: (terminal) => tellDemoProgress(services, terminal),
    };
  });

/** A worker process alone. */
export const bootWorker = (config: Config): Promise<RunningWorker> =>
  withServices(config, async ({ startWork }) => {
    await startWork(config.publicUrl);
    return {};
  });

/** What `start` makes of the services, and how to let go of them; at once, if it fails. */
const withServices = async <T>(config: Config, start: (opened: OpenServices) => Promise<T>) => {
  const opened = await openServices(config);
  try {
    return { ...(await start(opened)), close: opened.close };
  } catch (error) {
    await opened.close();
    throw error;
  }
};

type OpenServices = Awaited<ReturnType<typeof openServices>>;

const DIST = join(import.meta.dirname, '..', '..', 'dist');

const openBuiltPages: OpenPages = async (services) => {
  if (!existsSync(DIST)) throw new StartRefusal('The web pages are not built yet: run npm run build first.');
  return createWebApp({
    ...pageContextOf(services),
    distDir: DIST,
    imageOrigins: await imageOriginsOf(services.storage),
    cache: createAnswerCache(services),
  });
};

export const pageContextOf = (services: Pick<Services, 'config' | 'db' | 'log'>): PageContext => ({
  site: siteConfigOf(services.config),
  catalog: createCatalogReader(services),
  reportError: (error) => services.log.error({ err: error }, 'a page could not be rendered'),
});

/** Everything the product reaches the world through, as configured, and how to let go of it. */
export const openServices = async (config: Config) => {
  const log = createLog({ level: config.logLevel });
  const [clock, random] = [systemClock, systemRandom];
  const keys = deriveKeys(await readShopSecret(config));
  const database = await openDatabase(config.database, {
    onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
  });
  const { db, url } = database;
  const mail = createMailer(config.mail, { db, clock, random });
  const queue = await createPgBossQueue({ url, db, log, clock }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const storage = openStorage(config.storage);
  const converter = openConverter(config, log);
  const templateEngine = openTemplateEngine(config);
  const { payments, sandbox } = openPayments({ config, db, clock, random, keys, queue });
  const services: Services = {
    config,
    db,
    clock,
    random,
    keys,
    log,
    storage,
    queue,
    mailer: mail.mailer,
    converter,
    templateEngine,
    payments,
  };
  /** Whoever does jobs will convert: the engine warms up meanwhile. The sandbox tells its events to the shop at `address`. */
  const startWork = (address: URL) => {
    converter.start();
    const deliver = deliverOverHttp(address);
    return takeJobs(services, sandbox && ((signal) => sandbox.run(deliver, signal)));
  };
  const close = async () => {
    await queue.close();
    await Promise.all([converter.close(), templateEngine.close()]);
    mail.close();
    await database.close();
  };
  return { services, sandbox, startWork, close };
};

/** Pictures may come from where the storage sends browsers to. */
export const imageOriginsOf = async ({ directOrigin }: Services['storage']) => {
  const origin = await directOrigin();
  return origin === undefined ? [] : [origin];
};

export const openStorage = (storage: Config['storage']) =>
  storage.kind === 's3' ? createS3Storage(storage) : createDiskStorage(storage);

const createMailer = (mail: Config['mail'], services: Pick<Services, 'db' | 'clock' | 'random'>) => {
  if (mail.kind === 'outbox') return { mailer: createOutboxMailer(services), close: () => {} };
  const mailer = createSmtpMailer(mail);
  return { mailer, close: () => mailer.close() };
};

export const partsOf = ({ db, storage, mailer, payments, queue, converter }: Services): Parts => ({
  database: { check: () => db.$client.query('select 1') },
  storage: { check: () => storage.check() },
  mail: { check: () => mailer.check(), freshMs: FOREIGN_FRESH_MS },
  payments: { check: () => payments.check(), freshMs: FOREIGN_FRESH_MS },
  jobs: { check: () => queue.check() },
  converter: { check: () => converter.check(), freshMs: CONVERTER_FRESH_MS },
});

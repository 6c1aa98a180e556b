import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContext } from '#shared/page-context.ts';
import { createCatalogReader } from './api/catalog-reader.ts';
import { createLegalReader } from './api/legal-reader.ts';
import { createApp, type PageHandler } from './app.ts';
import { type Config, ownAddress } from './config.ts';
import { siteConfigOf } from './site-config-of.ts';
import { type ResponseCache, createResponseCache } from './http/response-cache.ts';
import type { Parts } from './http/health.ts';
import { createWebApp } from './http/pages/web-app.ts';
import type { Services } from './kernel/services.ts';
import { StartRefusal } from './kernel/start-refusal.ts';
import type { RunningShop } from './lifecycle/run-server.ts';
import type { RunningWorker } from './lifecycle/run-worker.ts';
import { tellDemoProgress } from './lifecycle/tell-demo-progress.ts';
import { grantAdmin } from './modules/accounts/admin-repo.ts';
import { syncUnderTaxRules } from './modules/catalog/provider/sync-under-tax-rules.ts';
import { beginDemoShop } from './modules/demo/build-demo-shop.ts';
import { watchDemo } from './modules/demo/watch-demo.ts';
import { readDemoShop } from './modules/demo/read-demo-shop.ts';
import { publishRegularly } from './modules/legal/publish-regularly.ts';
import { openServices } from './composition-root.ts';
import { checkDatabase } from './db/check-database.ts';
import { DEMO_FOLDER } from './demo-folder.ts';

/** Other people's servers are not for asking every few seconds. */
const FOREIGN_FRESH_MS = 60_000;
const CONVERTER_FRESH_MS = 10_000;

/** Who answers with pages; the built ones unless somebody develops them. */
type OpenPages = (services: Services, cache: ResponseCache) => Promise<PageHandler>;

/** The server: pages, interfaces and, unless told otherwise, jobs. */
export const boot = (config: Config, openPages: OpenPages = openBuiltPages): Promise<RunningShop> =>
  withServices(config, async ({ services, sandbox, startWork }) => {
    await grantAdmin(services.db, config.adminEmails, services.clock.now());
    await syncUnderTaxRules(services);
    const cache = createResponseCache(services);
    const pages = await openPages(services, cache);
    const app = createApp(services, { parts: partsOf(services), pages, cache, sandbox });
    if (config.hasDemo) await beginDemoShop(services, (await readDemoShop(DEMO_FOLDER)).bundles);
    return {
      fetch: app.fetch,
      finishJobs: config.runsJobs ? await startWork(ownAddress(config)) : undefined,
      tell: (terminal) => tellDemoProgress(services, terminal),
      stop: publishRegularly(services),
    };
  });

/** A worker process alone. */
export const bootWorker = (config: Config): Promise<RunningWorker> =>
  withServices(config, async ({ startWork }) => {
    await startWork(config.publicUrl);
    return {};
  });

/** What `start` makes of the services, and how to let go of them; at once, if it fails. */
const withServices = async <T>(
  config: Config,
  start: (opened: OpenServices) => Promise<T & { stop?: () => void }>,
) => {
  const opened = await openServices(config);
  try {
    const started = await start(opened);
    const close = async () => {
      started.stop?.();
      await opened.close();
    };
    return { ...started, close };
  } catch (error) {
    await opened.close();
    throw error;
  }
};

type OpenServices = Awaited<ReturnType<typeof openServices>>;

const DIST = join(import.meta.dirname, '..', '..', 'dist');

const openBuiltPages: OpenPages = async (services, cache) => {
  if (!existsSync(DIST)) throw new StartRefusal('The web pages are not built yet: run npm run build first.');
  return createWebApp({
    ...pageContextOf(services),
    distDir: DIST,
    imageOrigins: await imageOriginsOf(services.storage),
    cache,
  });
};

export const pageContextOf = (services: Pick<Services, 'config' | 'db' | 'log' | 'clock'>): PageContext => ({
  site: siteConfigOf(services.config),
  isFillingDemo: watchDemo(services),
  catalog: createCatalogReader(services),
  legal: createLegalReader(services),
  reportError: (error) => services.log.error({ err: error }, 'a page could not be rendered'),
});

/** Pictures may come from where the storage sends browsers to. */
const imageOriginsOf = async ({ directOrigin }: Services['storage']) => {
  const origin = await directOrigin();
  return origin === undefined ? [] : [origin];
};

const partsOf = ({ config, db, storage, mailer, payments, queue, converter }: Services): Parts => ({
  database: { check: () => checkDatabase(db) },
  storage: {
    check: () => storage.check(),
    ...(config.storage.kind === 's3' && { freshMs: FOREIGN_FRESH_MS }),
  },
  mail: { check: () => mailer.check(), freshMs: FOREIGN_FRESH_MS },
  payments: { check: () => payments.check(), freshMs: FOREIGN_FRESH_MS },
  jobs: { check: () => queue.check() },
  converter: { check: () => converter.check(), freshMs: CONVERTER_FRESH_MS },
});

import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * A Vendure as a process of its own, from the folder it was installed into. It is told its database and the products,
 * takes them in as its importer does, and says when it listens.
 */

export type PeerProduct = {
  name: string;
  slug: string;
  description: string;
  cents: number;
  industry: string;
};
export type PeerOrder = { folder: string; databaseUrl: string; port: number; products: PeerProduct[] };

/** What is used of it. It is no dependency of ours, so nobody else says what it looks like. */
type Imported = { subscribe: (end: { complete: () => void; error: (error: unknown) => void }) => void };
type App = {
  get: (service: unknown) => {
    populateInitialData: (data: object) => Promise<void>;
    parseAndImport: (csv: string, context: unknown, reports: boolean) => Imported;
    create: (options: object) => Promise<unknown>;
    start: () => Promise<void>;
    reindex: (context: unknown) => Promise<unknown>;
  };
};
type Vendure = Record<
  'Populator' | 'Importer' | 'RequestContextService' | 'JobQueueService' | 'SearchService',
  unknown
> & {
  bootstrap: (config: object) => Promise<App>;
  DefaultLogger: new (options: object) => unknown;
  DefaultSearchPlugin: { init: (options: object) => unknown };
  LogLevel: { Error: number };
};

const CSV_COLUMNS =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const csvOf = (products: PeerProduct[]) => {
  const lines = products.map(({ name, slug, description, cents, industry }) =>
    [
      name,
      slug,
      description,
      '',
      `industry:${industry}`,
      '',
      '',
      slug,
      String(cents / 100),
      'standard',
      '100',
      'false',
      '',
      '',
    ]
      .map(quoted)
      .join(','),
  );
  return [CSV_COLUMNS, ...lines].join('\n');
};

const INITIAL_DATA = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ name: 'Ireland', code: 'IE', zone: 'Europe' }],
  taxRates: [{ name: 'Standard Tax', percentage: 20 }],
  shippingMethods: [],
  paymentMethods: [],
  collections: [],
};

const configOf = (
  { DefaultLogger, DefaultSearchPlugin, LogLevel }: Vendure,
  { folder, databaseUrl, port }: PeerOrder,
) => ({
  apiOptions: { port, hostname: '127.0.0.1', shopApiPath: 'shop-api', adminApiPath: 'admin-api' },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'admin', password: 'not-used' },
  },
  dbConnectionOptions: { type: 'postgres', url: databaseUrl, synchronize: true, logging: false },
  importExportOptions: { importAssetsDir: folder },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  paymentOptions: { paymentMethodHandlers: [] },
  // What it recommends for searching in Postgres.
  plugins: [DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: false })],
});

const serve = async (order: PeerOrder) => {
  const require = createRequire(join(order.folder, 'package.json'));
  const vendure = require('@vendure/core') as Vendure;
  const app = await vendure.bootstrap(configOf(vendure, order));
  await app.get(vendure.Populator).populateInitialData(INITIAL_DATA);
  const context = await app
    .get(vendure.RequestContextService)
    .create({ apiType: 'admin', languageCode: 'en' });
  const imported = app.get(vendure.Importer).parseAndImport(csvOf(order.products), context, false);
  await new Promise<void>((resolve, reject) => imported.subscribe({ complete: resolve, error: reject }));
  await app.get(vendure.JobQueueService).start();
  await app.get(vendure.SearchService).reindex(context);
  process.send?.('listening');
};

process.once('message', (order: PeerOrder) => void serve(order));
// Whoever has started it is gone.
process.once('disconnect', () => process.exit());

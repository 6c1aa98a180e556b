import { resolve } from 'node:path';
import type { z } from 'zod';
import type { TaxRules } from '#server/ports/payments.ts';
import type { Market } from '#shared/legal/market.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { findConflicts } from './config-rules.ts';
import { type Environment, environment } from './environment.ts';

export type Config = Readonly<{
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  publicUrl: URL;
  dataDir: string;
  database: { kind: 'embedded'; directory: string } | { kind: 'url'; url: string };
  storage:
    | { kind: 'disk'; directory: string }
    | {
        kind: 's3';
        bucket: string;
        region: string;
        endpoint: string | undefined;
        credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
        forcePathStyle: boolean;
      };
  mail: { from: string } & ({ kind: 'outbox' } | { kind: 'smtp'; url: string });
  payments: { kind: 'sandbox' } | { kind: 'stripe'; secretKey: string; webhookSecrets: string[] };
  converter: { kind: 'embedded' } | { kind: 'soffice'; path: string } | { kind: 'gotenberg'; url: string };
  /** Whom the shop sells to; undefined: it takes nothing for granted and asks for nothing. */
  market: Market | undefined;
  /** Whether PDFs are made to be kept for decades (PDF/A-3). */
  makesArchivePdfs: boolean;
  /** Whether documents are made while their buyer is still paying. */
  makesAhead: boolean;
  /** Undefined: one is made on first run and kept in the data folder. */
  secret: string | undefined;
  adminEmails: string[];
  supportEmail: string;
  /** The marketing site's pages, linked from the header. */
  marketingLinks: SiteConfig['marketingLinks'];
  shopTimeZone: string;
  /** Where the shop is: ISO 3166 alpha-2. */
  country: string;
  /** Undefined: no tax is worked out. */
  tax: TaxRules | undefined;
  /** What stands at the foot of invoices: the seller, as far as told here, and the shop's own words. */
  invoiceFooter: string | undefined;
  trustedProxies: string[];
  /** Whose connections are not counted; undefined: those of private networks and of this machine. */
  uncappedNetworks: string[] | undefined;
  metricsToken: string | undefined;
  /** Whether browsers are asked how fast the shop was for their visitors. */
  measuresVisits: boolean;
  /** Undefined: nobody collects traces. */
  tracing: { url: string; headers: Record<string, string> } | undefined;
  logLevel: string;
  /** Whether the server does jobs besides answering; off where worker processes do. */
  runsJobs: boolean;
  /** Whether a shop that nobody has touched is filled with the demo bundles. */
  hasDemo: boolean;
}>;

export class ConfigError extends Error {
  readonly mistakes: string[];
  constructor(mistakes: string[]) {
    super(
      `The configuration has ${mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`}:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.mistakes = mistakes;
  }
}

/** Reads the whole environment once. Every mistake is told at once, in words that say what to do. */
export const readConfig = (
  variables: Record<string, string | undefined> = process.env,
  platform: NodeJS.Platform = process.platform,
): Config => {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])} ${messageOf(issue)}.`),
    );
  const conflicts = findConflicts(parsed.data, platform);
  if (conflicts.length > 0) throw new ConfigError(conflicts);
  return Object.freeze(configOf(parsed.data));
};

const messageOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue.message;

const configOf = (env: Environment): Config => {
  const dataDir = resolve(env.DATA_DIR);
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl: new URL(env.PUBLIC_URL ?? ownOrigin(env)),
    dataDir,
    database: env.DATABASE_URL
      ? { kind: 'url', url: env.DATABASE_URL }
      : { kind: 'embedded', directory: resolve(dataDir, 'postgres') },
    storage: storageOf(env, dataDir),
    mail: {
      from: env.MAIL_FROM ?? `Bindery <${env.SUPPORT_EMAIL}>`,
      ...(env.SMTP_URL ? { kind: 'smtp', url: env.SMTP_URL } : { kind: 'outbox' }),
    },
    payments: env.STRIPE_SECRET_KEY
      ? { kind: 'stripe', secretKey: env.STRIPE_SECRET_KEY, webhookSecrets: env.STRIPE_WEBHOOK_SECRET }
      : { kind: 'sandbox' },
    converter: converterOf(env),
    market: env.MARKET,
    makesArchivePdfs: env.PDF_ARCHIVE === 'on',
    makesAhead: env.MAKE_AHEAD === 'on',
    secret: env.BINDERY_SECRET,
    adminEmails: env.ADMIN_EMAILS ?? (env.NODE_ENV === 'production' ? [] : ['admin@example.com']),
    supportEmail: env.SUPPORT_EMAIL,
    marketingLinks: {
      about: env.ABOUT_URL,
      howItWorks: env.HOW_IT_WORKS_URL,
      managedServices: env.MANAGED_SERVICES_URL,
      industries: env.INDUSTRIES_URL,
      contactUs: env.CONTACT_URL,
    },
    shopTimeZone: env.SHOP_TIME_ZONE,
    country: env.COUNTRY,
    tax: env.TAX === 'stripe' ? { code: env.TAX_CODE, prices: env.PRICES } : undefined,
    invoiceFooter: invoiceFooterOf(env),
    trustedProxies: env.TRUSTED_PROXIES,
    uncappedNetworks: env.UNCAPPED_NETWORKS,
    metricsToken: env.METRICS_TOKEN,
    measuresVisits: env.WEB_VITALS === 'on',
    tracing: tracingOf(env),
    // A line per request would bury what a newcomer is told in the terminal.
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    runsJobs: env.RUN_JOBS,
    hasDemo: env.DEMO === undefined ? env.NODE_ENV === 'development' : env.DEMO === 'on',
  };
};

const invoiceFooterOf = (env: Environment) => {
  const numbers = env.SELLER_TAX_NUMBERS.join(', ');
  const lines = [
    [env.SELLER_NAME, env.SELLER_ADDRESS].filter(Boolean).join(', '),
    numbers && `Tax number: ${numbers}`,
    env.INVOICE_FOOTER,
  ].filter(Boolean);
  return lines.length === 0 ? undefined : lines.join('\n');
};

/** The variable names the collector; traces have a path of their own there. */
const tracingOf = (env: Environment): Config['tracing'] => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env;
  return endpoint === undefined ? undefined : { url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers };
};

/** How this server reaches itself, whatever stands in front of it. */
export const ownAddress = ({ host, port }: Pick<Config, 'host' | 'port'>) => {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return new URL(`http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`);
};

/** What a browser on this machine would type. */
const ownOrigin = ({ HOST, PORT }: Environment) => {
  const isHere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(HOST);
  const host = HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${isHere ? 'localhost' : host}:${PORT}`;
};

const storageOf = (env: Environment, dataDir: string): Config['storage'] =>
  env.S3_BUCKET
    ? {
        kind: 's3',
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT,
        credentials:
          env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
            ? { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY }
            : undefined,
        forcePathStyle: env.S3_FORCE_PATH_STYLE,
      }
    : { kind: 'disk', directory: resolve(dataDir, 'files') };

const converterOf = (env: Environment): Config['converter'] => {
  if (env.GOTENBERG_URL) return { kind: 'gotenberg', url: env.GOTENBERG_URL };
  if (env.SOFFICE_PATH) return { kind: 'soffice', path: env.SOFFICE_PATH };
  return { kind: 'embedded' };
};

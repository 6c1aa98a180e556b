import { resolve } from 'node:path';
import { z } from 'zod';
import { email } from '#shared/email.ts';
import { findConflicts } from './config-rules.ts';

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
  /** Undefined: one is made on first run and kept in the data folder. */
  secret: string | undefined;
  adminEmails: string[];
  supportEmail: string;
  shopTimeZone: string;
  trustedProxies: string[];
  metricsToken: string | undefined;
  logLevel: string;
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

const httpUrl = z
  .string()
  .refine(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'must start with http:// or https://',
  );
const urlOf = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => schemes.includes(URL.parse(value)?.protocol ?? ''),
      `must start with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    );
const commaList = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item));
const timeZone = z.string().refine((value) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: value }));
  } catch {
    return false;
  }
}, 'must be a time zone such as America/New_York');
const flag = z.enum(['0', '1']).transform((value) => value === '1');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
    .transform(Number)
    .pipe(z.number().max(65_535))
    .default(3000),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{3,200}$/)
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret key of Stripe (sk_... or rk_...)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: commaList(z.string().regex(/^whsec_/, 'must start with whsec_')).default([]),
  GOTENBERG_URL: httpUrl.optional(),
  SOFFICE_PATH: z.string().optional(),
  BINDERY_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAILS: commaList(email).optional(),
  SUPPORT_EMAIL: email.default('support@example.com'),
  SHOP_TIME_ZONE: timeZone.default('America/New_York'),
  TRUSTED_PROXIES: commaList(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).default([]),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ALLOW_FAKE_PAYMENTS: flag.default(false),
  ALLOW_MAIL_VIEWER: flag.default(false),
  ALLOW_GENERATED_SECRETS: flag.default(false),
});

export type Environment = z.infer<typeof environment>;

/** Reads the whole environment once. Every mistake is told at once, in words that say what to do. */
export const readConfig = (variables: Record<string, string | undefined> = process.env): Config => {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])} ${messageOf(issue)}.`),
    );
  const conflicts = findConflicts(parsed.data);
  if (conflicts.length > 0) throw new ConfigError(conflicts);
  return Object.freeze(configOf(parsed.data));
};

const messageOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue.message;

const configOf = (env: Environment): Config => {
  const dataDir = resolve(env.DATA_DIR);
  const openHost = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST;
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl: new URL(
      env.PUBLIC_URL ?? `http://${openHost === '127.0.0.1' ? 'localhost' : openHost}:${env.PORT}`,
    ),
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
    secret: env.BINDERY_SECRET,
    adminEmails: env.ADMIN_EMAILS ?? (env.NODE_ENV === 'production' ? [] : ['admin@example.com']),
    supportEmail: env.SUPPORT_EMAIL,
    shopTimeZone: env.SHOP_TIME_ZONE,
    trustedProxies: env.TRUSTED_PROXIES,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  };
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

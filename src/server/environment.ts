import { z } from 'zod';
import { isCountryCode } from '#shared/addresses/country-codes.ts';
import { email } from '#shared/email.ts';
import { DIGITAL_DOCUMENTS, taxCode } from '#shared/tax-code.ts';
import { markets } from '#shared/legal/market.ts';
import { defaultSiteConfig } from '#shared/site-config.ts';

const { marketingLinks } = defaultSiteConfig;

const urlOf = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => schemes.includes(URL.parse(value)?.protocol ?? ''),
      `must start with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    );
const httpUrl = urlOf('http:', 'https:');
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
const splitPair = (pair: string) => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)] as const;
};
const networkList = commaList(
  z.union(
    [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
    'must be addresses or networks such as 10.0.0.0/8, by comma',
  ),
);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** Every variable the shop reads, with its working default. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'must be a number from 0 to 65535')
    .transform(Number)
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
    .regex(
      /^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
      'must be an address such as Bindery <shop@example.com>',
    )
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret key of Stripe (sk_... or rk_...)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: commaList(z.string().regex(/^whsec_/, 'must start with whsec_')).default([]),
  GOTENBERG_URL: httpUrl.optional(),
  SOFFICE_PATH: z.string().optional(),
  MARKET: z.enum(markets).optional(),
  PDF_ARCHIVE: z.enum(['on', 'off']).default('off'),
  MAKE_AHEAD: z.enum(['on', 'off']).default('on'),
  WEB_VITALS: z.enum(['on', 'off']).default('on'),
  BINDERY_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAILS: commaList(email).optional(),
  SUPPORT_EMAIL: email.default(defaultSiteConfig.supportEmail),
  ABOUT_URL: httpUrl.default(marketingLinks.about),
  HOW_IT_WORKS_URL: httpUrl.default(marketingLinks.howItWorks),
  MANAGED_SERVICES_URL: httpUrl.default(marketingLinks.managedServices),
  INDUSTRIES_URL: httpUrl.default(marketingLinks.industries),
  CONTACT_URL: httpUrl.default(marketingLinks.contactUs),
  COUNTRY: z
    .string()
    .refine(isCountryCode, 'must be the code of a country such as US (ISO 3166 alpha-2)')
    .default(defaultSiteConfig.country),
  SHOP_TIME_ZONE: timeZone.default(defaultSiteConfig.timeZone),
  /** Who works out the tax: the card provider, or nobody. */
  TAX: z.enum(['off', 'stripe']).default('off'),
  TAX_CODE: taxCode.default(DIGITAL_DOCUMENTS),
  PRICES: z.enum(['net', 'gross']).default('net'),
  SELLER_NAME: z.string().max(200).optional(),
  SELLER_ADDRESS: z.string().max(400).optional(),
  SELLER_TAX_NUMBERS: commaList(z.string().max(40)).default([]),
  INVOICE_FOOTER: z.string().max(600, 'must be at most 600 characters').optional(),
  TRUSTED_PROXIES: networkList.default([]),
  UNCAPPED_NETWORKS: networkList.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: commaList(
    z.string().regex(/^[\w-]+=[^\r\n]*$/, 'must be headers such as name=value,other=value'),
  )
    .transform((pairs) => Object.fromEntries(pairs.map(splitPair)))
    .default({}),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
  /** The demo shop of a first start; by default where the shop is developed or tried. */
  DEMO: z.enum(['on', 'off']).optional(),
  RUN_JOBS: flag.default(true),
  ALLOW_FAKE_PAYMENTS: flag.default(false),
  ALLOW_MAIL_VIEWER: flag.default(false),
  ALLOW_GENERATED_SECRETS: flag.default(false),
});

export type Environment = z.infer<typeof environment>;

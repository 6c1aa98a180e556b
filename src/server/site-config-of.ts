import type { SiteConfig } from '#shared/site-config.ts';
import type { Config } from './config.ts';

/** What the pages may know of it. */
export const siteConfigOf = (config: Config): SiteConfig => {
  const { publicUrl, supportEmail, marketingLinks, shopTimeZone, payments, hasDemo, measuresVisits, market } =
    config;
  return {
    publicUrl: publicUrl.origin,
    supportEmail,
    marketingLinks,
    timeZone: shopTimeZone,
    country: config.country,
    ...(config.tax && { tax: config.tax }),
    isTestMode: payments.kind === 'sandbox',
    hasDemo,
    firstSteps: isTrial(config) ? { adminEmail: config.adminEmails[0] ?? null } : null,
    measuresVisits,
    ...(market && { market }),
  };
};

/** Somebody has a look at the shop: whoever can open it can read every code in the mail viewer anyway. */
export const isTrial = ({ mode, mail }: Pick<Config, 'mode' | 'mail'>) =>
  mode === 'development' && mail.kind === 'outbox';

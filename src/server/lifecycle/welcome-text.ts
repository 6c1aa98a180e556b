import type { Config } from '#server/config.ts';
import { isTrial } from '#server/site-config-of.ts';
import { MAIL_VIEWER_PATH } from '#server/http/mail-viewer/mail-viewer-pages.ts';
import { TEST_CARD } from '#shared/test-card.ts';

/** What the terminal shows once the shop is open. */
export const welcomeText = (config: Config) => {
  const rows: [title: string, text: string][] = [['Store', config.publicUrl.href]];
  if (config.mail.kind === 'outbox')
    rows.push(['Mail viewer', `${at(config, MAIL_VIEWER_PATH)} (mails are kept there, none is sent)`]);
  if (config.payments.kind === 'sandbox' && config.mode !== 'production')
    rows.push(['Payments', `${at(config, '/sandbox/dashboard')} (test cards only, no money moves)`]);
  if (isTrial(config)) rows.push(['Customer', customerText(config)]);
  rows.push(['Admin', adminText(config)], ['Data', dataText(config)], ['Stop', 'press Ctrl-C']);
  return `\nBindery is ready.\n\n${rows.map(([title, text]) => `  ${title.padEnd(13)}${text}\n`).join('')}\n`;
};

const at = ({ publicUrl }: Config, path: string) => new URL(path, publicUrl).href;

const customerText = (config: Config) => {
  const signIn = `sign in at ${at(config, '/auth')} with any address`;
  return config.payments.kind === 'sandbox' ? `${signIn}; pay with the card ${TEST_CARD}` : signIn;
};

const adminText = (config: Config) => {
  if (config.adminEmails.length === 0)
    return 'nobody yet: set ADMIN_EMAILS, or run npm run admin -- grant EMAIL';
  const codePlace = config.mail.kind === 'outbox' ? 'appears in the mail viewer' : 'comes by mail';
  return `sign in at ${at(config, '/auth')} as ${config.adminEmails.join(' or ')}; the code ${codePlace}`;
};

const dataText = ({ dataDir, database, storage }: Config) => {
  if (database.kind === 'embedded' && storage.kind === 'disk') return `${dataDir} (database and files)`;
  const files = storage.kind === 'disk' ? storage.directory : `bucket ${storage.bucket}`;
  return `database in ${databasePlace(database)}, files in ${files}`;
};

/** Never the whole URL: it holds the password. */
const databasePlace = (database: Config['database']) => {
  if (database.kind === 'embedded') return database.directory;
  const { host, pathname } = new URL(database.url);
  return `${host}${pathname}`;
};

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { siteConfigOf } from './site-config-of.ts';

const mistakesOf = (variables: Record<string, string>) => {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
};

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtp://mail.example',
  BINDERY_SECRET: 'a secret for tests only, long enough',
};

describe('the configuration', () => {
  test('has a working default for everything', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 3000,
      database: { kind: 'embedded' },
      storage: { kind: 'disk' },
      mail: { kind: 'outbox' },
      payments: { kind: 'sandbox' },
      converter: { kind: 'embedded' },
      makesArchivePdfs: false,
      adminEmails: ['admin@example.com'],
      shopTimeZone: 'America/New_York',
      logLevel: 'warn',
    });
    expect(readConfig({}).publicUrl.href).toBe('http://localhost:3000/');
  });

  test('treats an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, mail: { kind: 'outbox' } });
  });

  test('reads what is given', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '0.0.0.0',
        DATABASE_URL: 'postgres://u:p@db/shop',
        S3_BUCKET: 'files',
        S3_ENDPOINT: 'http://minio:9000',
        S3_ACCESS_KEY_ID: 'a',
        S3_SECRET_ACCESS_KEY: 'b',
        S3_FORCE_PATH_STYLE: '1',
        SMTP_URL: 'smtps://mail.example',
        ALLOW_FAKE_PAYMENTS: '1',
        GOTENBERG_URL: 'http://gotenberg:3000',
        PDF_ARCHIVE: 'on',
        ADMIN_EMAILS: 'Boss@Example.com, second@example.com',
        TRUSTED_PROXIES: '10.0.0.0/8,::1',
      }),
    ).toMatchObject({
      port: 8080,
      database: { kind: 'url', url: 'postgres://u:p@db/shop' },
      storage: { kind: 's3', bucket: 'files', forcePathStyle: true, credentials: { accessKeyId: 'a' } },
      mail: { kind: 'smtp' },
      converter: { kind: 'gotenberg' },
      makesArchivePdfs: true,
      adminEmails: ['boss@example.com', 'second@example.com'],
      trustedProxies: ['10.0.0.0/8', '::1'],
    });
  });

  test('reports every mistake at once, in words that say what to do', () => {
    const mistakes = mistakesOf({
      PORT: 'eighty',
      PUBLIC_URL: 'shop.example',
      DATABASE_URL: 'mysql://db',
      SHOP_TIME_ZONE: 'Mars/Olympus',
      BINDERY_SECRET: 'short',
      NODE_ENV: 'prod',
    });
    expect(mistakes).toEqual([
      'NODE_ENV must be one of development, production, test.',
      'PORT must be a number from 0 to 65535.',
      'PUBLIC_URL must start with http:// or https://.',
      'DATABASE_URL must start with postgres:// or postgresql://.',
      'BINDERY_SECRET must have at least 32 characters.',
      'SHOP_TIME_ZONE must be a time zone such as America/New_York.',
    ]);
  });

  test('speaks of every variable in words of its own', () => {
    const mistakes = mistakesOf({
      PORT: '99999',
      MAIL_FROM: 'nobody',
      TRUSTED_PROXIES: 'the proxy',
      METRICS_TOKEN: 'short',
      LOG_LEVEL: 'loud',
      PDF_ARCHIVE: 'yes',
      RUN_JOBS: 'yes',
      ADMIN_EMAILS: 'boss',
    });
    expect(mistakes).toHaveLength(8);
    for (const mistake of mistakes) expect(mistake).toMatch(/^[A-Z_]+ must [^:]+\.$/);
  });

  test('knows its own address on IPv6 too', () => {
    expect(readConfig({ HOST: '::1' }).publicUrl.href).toBe('http://localhost:3000/');
    const open = { HOST: 'fd00::7', PORT: '80', ALLOW_MAIL_VIEWER: '1', ALLOW_FAKE_PAYMENTS: '1' };
    expect(readConfig(open).publicUrl.href).toBe('http://[fd00::7]/');
  });

  test.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.7' },
    { PUBLIC_URL: 'https://shop.example' },
  ])('opens neither the mail viewer nor the dashboard of payments to others by accident: %j', (variables) => {
    const mails = expect.stringContaining('SMTP_URL must be set');
    const payments = expect.stringContaining('STRIPE_SECRET_KEY must be set');
    expect(mistakesOf(variables)).toEqual([payments, mails]);
    expect(mistakesOf({ ...variables, ALLOW_MAIL_VIEWER: '1' })).toEqual([payments]);
    expect(mistakesOf({ ...variables, ALLOW_FAKE_PAYMENTS: '1' })).toEqual([mails]);
    expect(mistakesOf({ ...variables, ALLOW_MAIL_VIEWER: '1', ALLOW_FAKE_PAYMENTS: '1' })).toEqual([]);
  });

  test('never repeats the value of a variable, which may be a secret', () => {
    expect(
      mistakesOf({ STRIPE_SECRET_KEY: 'pk_oops_secret', SMTP_URL: 'http://user:hunter2@x' }).join(),
    ).not.toMatch(/oops|hunter2/);
  });

  test('refuses the LibreOffice of the machine on Windows, where it cannot be kept running', () => {
    const native = { SOFFICE_PATH: 'soffice' };
    expect(() => readConfig(native, 'win32')).toThrow('SOFFICE_PATH cannot be used on Windows');
    expect(readConfig(native, 'darwin').converter).toEqual({ kind: 'soffice', path: 'soffice' });
  });

  test('refuses halves of pairs', () => {
    expect(mistakesOf({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a' })).toHaveLength(1);
    expect(mistakesOf({ S3_ENDPOINT: 'http://x' })).toEqual([
      'S3_BUCKET must be set when other S3_ variables are.',
    ]);
    expect(mistakesOf({ STRIPE_SECRET_KEY: 'sk_test_x' })[0]).toContain('STRIPE_WEBHOOK_SECRET must be set');
  });
});

describe('in production', () => {
  test('a complete configuration starts', () => {
    expect(readConfig(production)).toMatchObject({ mode: 'production', adminEmails: [], logLevel: 'info' });
  });

  test('the sandbox, the mail viewer and a generated secret are refused', () => {
    const mistakes = mistakesOf({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' });
    expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual([
      'STRIPE_SECRET_KEY',
      'SMTP_URL',
      'BINDERY_SECRET',
    ]);
  });

  test.each([
    'x'.repeat(40),
    'ab12'.repeat(10),
    'change-me-please'.repeat(2),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    `${'0'.repeat(36)}1234`,
  ])('the secret %s is refused, without being repeated', (BINDERY_SECRET) => {
    const mistakes = mistakesOf({ ...production, BINDERY_SECRET });
    expect(mistakes).toEqual([
      'BINDERY_SECRET is easy to guess: it repeats itself or has too few different characters. Make one with: openssl rand -hex 32',
    ]);
    expect(mistakesOf({ BINDERY_SECRET })).toEqual([]);
  });

  test('any secret made at random starts', () => {
    for (const seed of Array.from({ length: 200 }, (_, index) => index)) {
      const BINDERY_SECRET = createHash('sha256').update(String(seed)).digest('hex');
      expect(mistakesOf({ ...production, BINDERY_SECRET })).toEqual([]);
    }
  });

  test('each of them can be allowed explicitly', () => {
    const allowed = { ALLOW_FAKE_PAYMENTS: '1', ALLOW_MAIL_VIEWER: '1', ALLOW_GENERATED_SECRETS: '1' };
    expect(mistakesOf({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', ...allowed })).toEqual(
      [],
    );
    expect(
      mistakesOf({
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://shop.example',
        ...allowed,
        ALLOW_FAKE_PAYMENTS: '0',
      }),
    ).toHaveLength(1);
  });
});

const stepsOf = (variables: Record<string, string>) => siteConfigOf(readConfig(variables)).firstSteps;

describe('the first steps', () => {
  test('are told in a shop that somebody tries out', () => {
    expect(stepsOf({})).toEqual({ adminEmail: 'admin@example.com' });
    expect(stepsOf({ ADMIN_EMAILS: ',' })).toEqual({ adminEmail: null });
  });

  test('are told neither in production, whatever is allowed there, nor where mails are sent', () => {
    const allowed = { ALLOW_FAKE_PAYMENTS: '1', ALLOW_MAIL_VIEWER: '1', DEMO: 'on' };
    expect(stepsOf(production)).toBeNull();
    expect(stepsOf({ ...production, ...allowed, SMTP_URL: '', ADMIN_EMAILS: 'a@shop.example' })).toBeNull();
    expect(stepsOf({ SMTP_URL: 'smtp://mail.example' })).toBeNull();
  });
});

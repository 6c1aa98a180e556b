import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environment } from '#server/environment.ts';
import { builtWeb } from '#tests/support/web/built-web.ts';
import { findFreePort } from '#tests/support/processes/find-free-port.ts';
import { listenOnLoopback } from '#tests/support/processes/listen-on-loopback.ts';
import { startLocalS3 } from '#tests/support/storage/local-s3.ts';
import { startSmtpCatcher } from '#tests/support/mail/smtp-catcher.ts';
import { startProgram, WHOLE_PROGRAMS_MS } from '#tests/support/processes/start-program.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';

/** The variables of the shop's containers, as compose.yaml and the Dockerfile set them. */
const readVariables = async () => {
  const compose = await readFile('compose.yaml', 'utf8');
  const [, block = ''] = /environment: &environment\n((?: {4}\w+: .+\n)+)/.exec(compose) ?? [];
  const [, image = ''] = /^ENV (.+)$/m.exec(await readFile('Dockerfile', 'utf8')) ?? [];
  const given = [...block.matchAll(/^ {4}(\w+): '?(.*?)'?$/gm), ...image.matchAll(/(\w+)=(\S+)/g)];
  return Object.fromEntries(given.map(([, name = '', value = '']) => [name, value]));
};

/** What whoever runs the shop fills in. */
const answers: Record<string, string> = {
  SHOP_HOST: 'shop.example',
  BINDERY_SECRET: 'a secret for tests only, long enough',
  ADMIN_EMAILS: 'you@shop.example',
  SUPPORT_EMAIL: 'support@shop.example',
  MAIL_FROM: 'Bindery <shop@shop.example>',
  STRIPE_SECRET_KEY: 'sk_test_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
};

const filledIn = (value: string) =>
  value.replaceAll(/\$\{(\w+)(?::\?|:-)\}/g, (_, name: string) => answers[name] ?? '');

/** Where the other containers would be. */
const startStandIns = async () => {
  const [database, s3, smtp] = await Promise.all([createTestDatabase(), startLocalS3(), startSmtpCatcher()]);
  const converter = createServer((_request, response) => void response.end('{"status":"up"}'));
  const converterPort = await listenOnLoopback(converter);
  afterAll(async () => {
    converter.close();
    await smtp.close();
  });
  return {
    DATABASE_URL: database.url,
    S3_ENDPOINT: s3.endpoint ?? '',
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: s3.credentials?.secretAccessKey ?? '',
    SMTP_URL: smtp.url,
    GOTENBERG_URL: `http://127.0.0.1:${converterPort}`,
    DATA_DIR: await createTemporaryFolder(),
    PORT: String(await findFreePort()),
  };
};

const namesIn = async (file: string, pattern: RegExp) =>
  [...(await readFile(file, 'utf8')).matchAll(pattern)].map(([, name = '']) => name);

beforeAll(() => builtWeb());

test('compose.yaml sets variables that the shop knows, and none besides', async () => {
  const names = Object.keys(await readVariables());
  expect(names).toContain('DATABASE_URL');
  expect(names.filter((name) => !(name in environment.shape))).toEqual([]);
});

test('the examples name what has to be filled in, and nothing that nobody reads', async () => {
  const asked = new Set(await namesIn('compose.yaml', /\$\{(\w+)/g));
  expect((await namesIn('deploy/compose.env.example', /^(\w+)=/gm)).toSorted()).toEqual(
    [...asked].toSorted(),
  );
  const named = await namesIn('deploy/environment.example', /^(\w+)=/gm);
  expect(named.filter((name) => !(name in environment.shape))).toEqual([]);
});

test(
  'with exactly these variables the shop starts in production',
  { timeout: WHOLE_PROGRAMS_MS },
  async () => {
    const given = Object.entries(await readVariables()).map(([name, value]) => [name, filledIn(value)]);
    const standIns = await startStandIns();
    const server = startProgram('node', ['src/server/main.ts'], {
      ...Object.fromEntries(given),
      ...standIns,
      RUN_JOBS: '0',
    });
    await server.prints(/Bindery is ready/);
    const url = `http://127.0.0.1:${standIns.PORT}`;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const { parts } = (await (await fetch(`${url}/readyz`)).json()) as { parts: Record<string, string> };
    // The payment provider is the one part nothing here can stand in for.
    expect({ ...parts, payments: 'not asked' }).toEqual({
      database: 'ok',
      storage: 'ok',
      mail: 'ok',
      jobs: 'ok',
      converter: 'ok',
      payments: 'not asked',
    });
    expect(server.output()).not.toContain('Mail viewer');
    server.process.kill('SIGTERM');
    expect((await server.ends).code).toBe(0);
  },
);

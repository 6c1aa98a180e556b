import { join } from 'node:path';
import { createOutboxMailer } from '#server/adapters/mailer/outbox.ts';
import { openPayments } from '#server/adapters/payments/open-payments.ts';
import type { Sandbox } from '#stripe-sandbox/sandbox.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { deriveKeys } from '#server/kernel/keys.ts';
import { createLog } from '#server/kernel/log.ts';
import { systemRandom } from '#server/kernel/random.ts';
import type { Services } from '#server/kernel/services.ts';
import { findCode } from '#server/modules/mailbox/find-code.ts';
import { findNewestMail } from '#server/modules/mailbox/outbox-repo.ts';
import { grantAdmin } from '#server/modules/accounts/admin-repo.ts';
import { noTally } from '#server/ports/tally.ts';
import { noTracer } from '#server/ports/tracer.ts';
import { jsonPost } from './calls.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestClock, type TestClock } from '#tests/support/test-clock.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { openTestQueue } from '#tests/support/jobs/test-queue.ts';
import { sharedEngine } from '#tests/support/template-engine/shared-engine.ts';

export const ORIGIN = 'http://localhost:3000';

export type TestShop = {
  services: Services;
  /** The card provider behind `services.payments`, where the configuration names no other. */
  sandbox: Sandbox | undefined;
  clock: TestClock;
  /** Every log line of this shop so far. */
  logLines: string[];
  fetch: (path: string, init?: RequestInit & { from?: string }) => Promise<Response>;
  lastCode: (email: string) => Promise<string>;
  /** Lets the sandbox do what is due by now, and deliver its webhooks to this shop. */
  runSandbox: () => Promise<void>;
  /** Signs in through the real interface and returns the access token. */
  signIn: (
    email: string,
    options?: { asAdmin?: boolean },
  ) => Promise<{ token: string; refreshToken: string; id: string }>;
};

/**
 * A whole shop over a database of its own, without a socket. Ports can be replaced: to make them fail, or, as with
 * the converter, by the real one.
 */
export const createTestShop = async (
  environment: Record<string, string> = {},
  replaced: Partial<Services> = {},
): Promise<TestShop> => {
  const directory = await createTemporaryFolder();
  const { db, url } = await createTestDatabase();
  const clock = createTestClock(new Date('2026-11-15T12:00:00Z'));
  const random = systemRandom;
  const logLines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void logLines.push(line) } });
  // Its jobs are done by the tests themselves: no worker can die.
  const queue = await openTestQueue({ db, url }, { isSupervised: false });
  cleanUp(() => queue.close());
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: directory, ...environment });
  const keys = deriveKeys('a secret for tests only, long enough');
  const { payments, sandbox } = await openPayments({ config, db, clock, random, keys, queue });
  const services: Services = {
    config,
    db,
    clock,
    random,
    log,
    keys,
    storage: createDiskStorage({ directory: join(directory, 'files') }),
    mailer: createOutboxMailer({ db, clock, random }),
    queue,
    converter: createFakeConverter(),
    // A copy, for tests that watch it.
    templateEngine: { ...sharedEngine },
    payments,
    tracer: noTracer,
    tally: noTally,
    ...replaced,
  };
  const app = createApp(services, { sandbox });

  const fetch: TestShop['fetch'] = async (path, { from = '203.0.113.7', ...init } = {}) =>
    app.request(path.replace(ORIGIN, ''), init.body instanceof FormData ? await asBytes(init) : init, {
      incoming: { socket: { remoteAddress: from } },
    });

  const lastCode = async (email: string) => {
    const mail = await findNewestMail(db, email);
    return (mail && findCode(mail)) ?? '';
  };

  const signIn: TestShop['signIn'] = async (email, { asAdmin = false } = {}) => {
    if (asAdmin) await grantAdmin(db, [email], clock.now());
    await fetch('/auth/v1/otp', jsonPost({ email }));
    const answer = await fetch(
      '/auth/v1/verify',
      jsonPost({ email, token: await lastCode(email), type: 'email' }),
    );
    const session = (await answer.json()) as {
      access_token: string;
      refresh_token: string;
      user: { id: string };
    };
    return { token: session.access_token, refreshToken: session.refresh_token, id: session.user.id };
  };

  const runSandbox = async () => sandbox?.run(async (request) => app.fetch(request));

  return { services, sandbox, runSandbox, clock, logLines, fetch, lastCode, signIn };
};

/** A form is sent as a stream otherwise, and one that the shop stops reading rejects where nobody can listen. */
const asBytes = async ({ body, ...init }: RequestInit): Promise<RequestInit> => {
  const encoded = new Response(body ?? null);
  const headers = new Headers(init.headers);
  headers.set('content-type', encoded.headers.get('content-type') ?? '');
  return { ...init, headers, body: await encoded.arrayBuffer() };
};

import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTracer } from '#server/adapters/tracer/open-tracer.ts';
import { createApp } from '#server/app.ts';
import { openServices } from '#server/composition-root.ts';
import { readConfig } from '#server/config.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { lineItems } from '#server/db/schema/orders.ts';
import { issueAccessToken } from '#server/modules/auth/access-token.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { startFakeGotenberg } from '#tests/support/converter/fake-gotenberg.ts';
import { findFreePort } from '#tests/support/processes/find-free-port.ts';
import { startProgram } from '#tests/support/processes/start-program.ts';
import { jsonPost } from '#tests/support/shop/calls.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';
import { type CollectedSpan, startCollector } from '#tests/support/tracing/collector.ts';

/** A paid order whose one document could not be made. */
const failedOrder = async () => {
  const shop = await createGenerationShop();
  shop.clock.advanceToPresent();
  const { db } = shop.services;
  const product = await shop.sellDocuments('Kitchen', [{ name: 'Cleaning' }]);
  const buyer = await shop.buyer('ann@example.com');
  const orderId = await shop.buy(buyer, product.stripePriceId);
  await shop.generate();
  await db.update(lineItems).set({ status: 'FAILED' }).where(eq(lineItems.orderId, orderId));
  await db.execute(sql`delete from pgboss.job`);
  return { shop, buyer, orderId };
};

/** A process over the same database and files that tells a collector what it does. */
const openTraced = async (
  { services }: Awaited<ReturnType<typeof failedOrder>>['shop'],
  collector: string,
) => {
  const gotenberg = await startFakeGotenberg();
  cleanUp(() => gotenberg.close());
  const opened = await openServices(
    readConfig({
      NODE_ENV: 'test',
      DATA_DIR: services.config.dataDir,
      DATABASE_URL: services.db.$client.options.connectionString,
      BINDERY_SECRET: 'a secret of the traced process, long enough',
      GOTENBERG_URL: gotenberg.url,
      LOG_LEVEL: 'silent',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    }),
  );
  return { ...opened, app: createApp(opened.services) };
};

const below = (spans: CollectedSpan[], parent: CollectedSpan) =>
  spans.filter(({ traceId, parentSpanId }) => traceId === parent.traceId && parentSpanId === parent.spanId);

const named = (spans: CollectedSpan[], name: string) => {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`There is no span ${name} among ${spans.map((span) => span.name).join(', ')}.`);
  return found;
};

test('a request, its statements, the jobs it caused and the conversion are one tree, and tell nothing of anybody', async () => {
  const { shop, buyer, orderId } = await failedOrder();
  const collector = await startCollector();
  const { services, app, startWork, close } = await openTraced(shop, collector.url);
  const [session] = await services.db.select().from(sessions).where(eq(sessions.customerId, buyer.id));
  const claims = { sessionId: session?.id ?? '', customerId: buyer.id, email: 'ann@example.com' };
  const { token } = await issueAccessToken(services, claims);

  const answer = await app.request(
    '/api/customer/retryLineItems?from=ann@example.com',
    jsonPost({ orderId }, { authorization: `Bearer ${token}` }),
    { incoming: { socket: { remoteAddress: '203.0.113.7' } } as never },
  );
  expect(answer.status).toBe(200);
  await startWork(services.config.publicUrl);
  await collector.has('job generate-line-item');
  await close();

  const spans = collector.spans();
  expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']));
  const request = named(spans, 'POST api/customer');
  expect(request.parentSpanId).toBeUndefined();
  expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  const call = named(below(spans, request), 'call retryLineItems');
  expect(below(spans, call).map(({ name }) => name)).toContain('statement');
  const job = named(
    below(spans, named(below(spans, call), 'job start-generation')),
    'job generate-line-item',
  );
  const ofJob = below(spans, job);
  expect(ofJob.map(({ name }) => name)).toContain('statement');
  expect(named(ofJob, 'convert to PDF').attributes).toContainEqual({
    key: 'bindery.pages',
    value: { intValue: 1 },
  });
  const told = collector.raw();
  for (const secret of [token, 'ann@example.com', 'Lee Bakery', buyer.id, claims.sessionId, '203.0.113'])
    expect(told).not.toContain(secret);
});

test('a collector that is not there holds up nobody, neither at work nor at the end', async () => {
  const tracer = await openTracer({ url: `http://127.0.0.1:${await findFreePort()}/v1/traces`, headers: {} });
  expect(await tracer.trace('work', {}, async () => tracer.carry())).toMatch(/^00-[\da-f]{32}-/);
  await expect(
    tracer.trace('fails', {}, () => Promise.reject(new Error('as without a tracer'))),
  ).rejects.toThrow('as without a tracer');
  await tracer.close();
});

/** The interface alone, which does nothing by itself, is loaded by prom-client on its own account. */
const LIST_LOADED = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({
    load: (url, context, next) => {
      loaded.push(url);
      return next(url, context);
    },
  });
  const { openTracer } = await import('./src/server/adapters/tracer/open-tracer.ts');
  await import('./src/server/boot.ts');
  for (const tracing of [undefined, { url: 'http://127.0.0.1:9/v1/traces', headers: {} }]) {
    const tracer = await openTracer(tracing);
    const ofTracing = loaded.filter((url) => /@opentelemetry\\/(?!api\\/)|otlp-tracer/.test(url));
    console.log(tracing ? 'with' : 'without', ofTracing.length);
    await tracer.close();
  }
`;

describe('a program', () => {
  let listed = '';
  beforeAll(async () => {
    const program = startProgram(process.execPath, ['--input-type=module', '--eval', LIST_LOADED], {});
    listed = (await program.ends).output;
  });

  test.each([
    ['loads nothing of OpenTelemetry where no collector is named', /^without 0$/m],
    ['and does where one is', /^with [1-9]\d*$/m],
  ])('%s', (_, expected) => {
    expect(listed).toMatch(expected);
  });
});

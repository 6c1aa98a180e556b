import { describe, expect, test } from 'vitest';
import { jsonPost } from '#tests/support/shop/calls.ts';
import { createRecordingQueue } from '#tests/support/jobs/recording-queue.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();

describe('/metrics', () => {
  test('is for whoever is on this machine', async () => {
    await shop.fetch('/healthz');
    const here = await shop.fetch('/metrics', { from: '127.0.0.1' });
    expect(here.status).toBe(200);
    expect(await here.text()).toMatch(/bindery_request_seconds_count\{area="healthz",status="2xx"\} [1-9]/);
    expect((await shop.fetch('/metrics', { from: '203.0.113.7' })).status).toBe(404);
  });

  test('is not for somebody behind a proxy on this machine', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await shop.fetch('/metrics', { from: '127.0.0.1', headers })).status).toBe(404);
  });

  test('asks everybody for the token where there is one', async () => {
    const token = 'a-token-of-operators';
    const guarded = await createTestShop({ METRICS_TOKEN: token });
    const ask = (authorization: string) =>
      guarded.fetch('/metrics', { from: '127.0.0.1', headers: { authorization } });
    expect((await ask(`Bearer ${token}`)).status).toBe(200);
    expect((await ask('Bearer something-else-entirely')).status).toBe(404);
    expect((await guarded.fetch('/metrics', { from: '127.0.0.1' })).status).toBe(404);
  });
});

describe('the jobs in /metrics', () => {
  test('are those of the moment: a name without jobs does not keep the number it had', async () => {
    const { queue } = createRecordingQueue();
    let depth: Awaited<ReturnType<typeof queue.depth>> = [{ name: 'send-receipt', waiting: 3, running: 1 }];
    const watched = await createTestShop({}, { queue: { ...queue, depth: async () => depth } });
    const read = async () => (await watched.fetch('/metrics', { from: '127.0.0.1' })).text();
    expect(await read()).toContain('bindery_jobs{name="send-receipt",state="waiting"} 3');
    depth = [];
    expect(await read()).not.toContain('bindery_jobs{');
  });
});

test('failed jobs are in /metrics, those that were given up and those that are tried again', async () => {
  const { queue } = createRecordingQueue();
  const trouble = { ...queue.trouble, count: async () => ({ dead: 2, waiting: 5 }) };
  const watched = await createTestShop({}, { queue: { ...queue, trouble } });
  const metrics = await (await watched.fetch('/metrics', { from: '127.0.0.1' })).text();
  expect(metrics).toContain('bindery_failed_jobs{state="dead"} 2');
  expect(metrics).toContain('bindery_failed_jobs{state="waiting"} 5');
});

describe('dead jobs', () => {
  test('are listed for administrators, and one that does not exist cannot be put back', async () => {
    const { token } = await shop.signIn('boss@example.com', { asAdmin: true });
    const headers = { authorization: `Bearer ${token}` };
    const list = await shop.fetch('/api/admin/deadJobs', { headers });
    expect(await list.json()).toMatchObject({ result: { data: [] } });
    const retry = await shop.fetch('/api/admin/retryDeadJob', jsonPost({ id: crypto.randomUUID() }, headers));
    expect(retry.status).toBe(404);
    expect(await retry.json()).toMatchObject({
      error: { message: 'This job does not exist or is no longer waiting.' },
    });
  });
});

test('/.well-known/security.txt says where to report a hole', async () => {
  const answer = await shop.fetch('/.well-known/security.txt');
  expect(await answer.text()).toContain(
    'Contact: mailto:support@example.com\nExpires: 2027-11-15T12:00:00.000Z',
  );
});

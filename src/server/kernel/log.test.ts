import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, test } from 'vitest';
import { createLog } from './log.ts';

const capture = () => {
  const lines: string[] = [];
  return {
    lines,
    log: createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }),
  };
};

describe('the log', () => {
  test('writes one line of JSON per event, whatever is in it', () => {
    const { log, lines } = capture();
    log.info({ email: 'a@x.com\n{"level":"fake"}\u001b[31m"', agent: 'x\r\ny' }, 'an event');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toContain('\n');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', msg: 'an event' });
  });

  test('cuts secrets by the name of their field', () => {
    const { log, lines } = capture();
    log.info({ token: 'abc', headers: { authorization: 'Bearer abcdefghijkl' }, code: 'K7M2QX' });
    expect(lines.join()).not.toMatch(/abc|K7M2QX/);
  });

  test.each([
    ['an access token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJlMTIz'],
    ['a provider key', 'sk_test_51Hxxxxxxxxxxx'],
    ['a webhook secret', 'whsec_abcdefgh12345'],
    ['a card number', '4242 4242 4242 4242'],
  ])('cuts %s by its shape, even inside an error', (_, secret) => {
    const { log, lines } = capture();
    log.error({ err: new Error(`failed with ${secret} at hand`) }, `said ${secret}`);
    expect(lines.join()).not.toContain(secret);
  });

  test('leaves ids whole, also one with as many digits in a row as a card', () => {
    const { log, lines } = capture();
    const actor = '78734330-8193-4971-be8d-870552c2a2bf';
    log.info({ actor }, `said ${actor}`);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ actor, msg: `said ${actor}` });
  });

  test('is not held up by text that only looks like the start of many secrets', () => {
    const { log, lines } = capture();
    const started = process.cpuUsage();
    log.info({ path: 'eyJ-'.repeat(100_000) });
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(500);
    expect(lines).toHaveLength(1);
  });

  test('tells of an error what happened, and nothing it carries along', () => {
    const { log, lines } = capture();
    const broken = Object.assign(new Error('no answer'), { code: 'ETIMEDOUT', client: { secretKey: 4711 } });
    log.error({ err: broken }, 'failed');
    log.error({ err: new DrizzleQueryError('select $1', ['dana@example.com'], broken) }, 'failed');
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ err: { reason: 'no answer', errorCode: 'ETIMEDOUT' } });
    expect(lines.join()).not.toMatch(/4711|dana@|select/);
  });

  test('cuts what follows `token=` in an address and the password in a connection string', () => {
    const { log, lines } = capture();
    log.info({ url: '/storage/v1/x?token=abc.def&x=1', db: 'postgres://user:hunter2@host/db' });
    expect(lines.join()).not.toMatch(/abc\.def|hunter2/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ url: '/storage/v1/x?token=[secret]&x=1' });
  });
});

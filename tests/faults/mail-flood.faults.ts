import { expect, test } from 'vitest';
import { createAuthClient } from '#web/lib/session/auth-client.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';
import { jsonPost } from '#tests/support/shop/calls.ts';
import { report, seconds } from './support/report.ts';
import { openTown } from './support/town.ts';

const NETWORKS = 7;
const CODES_EACH = 29;
const NEWCOMER = 'newcomer@example.com';

const town = await openTown({ workers: 0 });
const from = (address: string) => (path: string, init: RequestInit) =>
  fetch(town.shared.PUBLIC_URL + path, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': address },
  });

test('two hundred codes for made-up addresses leave the way in open for everybody else', async () => {
  const flood: number[] = [];
  for (let network = 0; network < NETWORKS; network += 1)
    for (let code = 0; code < CODES_EACH; code += 1) {
      const ask = from(`2001:db8:${network + 1}::1`);
      const email = `nobody-${network}-${code}@x${code % 5}.example`;
      flood.push((await ask('/auth/v1/otp', jsonPost({ email }))).status);
    }
  const client = createAuthClient(from('198.51.100.1'));
  const startedAt = performance.now();
  await client.sendCode(NEWCOMER);
  const tookMs = performance.now() - startedAt;
  const session = await client.verifyCode(NEWCOMER, await town.shop.lastCode(NEWCOMER));
  const mailed = flood.filter((status) => status === 200).length;
  const ok = session.user.email === NEWCOMER && tookMs <= onThisMachine(10_000);
  await report({
    part: 'mail-flood',
    case: `${flood.length} codes asked for from ${NETWORKS} networks within an hour`,
    expected: 'somebody new gets a code within 10 s, proof of work included, and signs in',
    measured: `${mailed} mailed, ${flood.length - mailed} asked for work; the next code after ${seconds(tookMs)}`,
    ok,
  });
  expect(ok).toBe(true);
});

import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { database } from '#server/db/connect.ts';
import { type FreezingProxy, startFreezingProxy } from '#tests/support/database/freezing-proxy.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';
import { highest, report, seconds } from './support/report.ts';
import { openTown } from './support/town.ts';

const FREEZES = 3;
const VISITORS = 12;
const PURCHASES = Number(process.env['PURCHASES'] ?? 12);
const PROMISED_MS = 10_000;

const list = (words: string) => `/api/public/getProductsByKeyword?input=${encodeURIComponent(`"${words}"`)}`;

test('connections that a proxy forgets hold nobody for longer than ten seconds', async () => {
  let proxy: FreezingProxy | undefined;
  const town = await openTown({
    workers: 1,
    reachDatabase: async (url) => {
      proxy = await startFreezingProxy(url);
      return proxy.url;
    },
  });
  const at = (path: string) => `${town.shared.PUBLIC_URL}${path}`;
  const waits: number[] = [];
  const ask = async (path: string) => {
    const askedAt = performance.now();
    const answer = await fetch(at(path)).catch(() => undefined);
    await answer?.arrayBuffer();
    waits.push(performance.now() - askedAt);
    return answer?.status;
  };
  const saysDatabaseFails = async () => {
    const { parts } = (await (await fetch(at('/readyz'))).json()) as { parts: Record<string, string> };
    return parts['database'] === 'failing';
  };
  const buying = town.shopper.buyMany(PURCHASES, 3);
  const healedMs: number[] = [];
  const toldMs: number[] = [];
  for (let freezes = 0; freezes < FREEZES; freezes += 1) {
    await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => ask(list(`kitchen ${visitor}`))));
    proxy?.freeze();
    const frozenAt = performance.now();
    const healed = new AbortController();
    const watching = (async () => {
      for (let isTold = false; !healed.signal.aborted; await wait(250)) {
        if (isTold || !(await saysDatabaseFails())) continue;
        isTold = true;
        toldMs.push(performance.now() - frozenAt);
      }
    })();
    // All of them answered at once, twice: the shop is well again, not one of its connections.
    for (let well = 0; well < 2; await wait(50)) {
      const paths = Array.from({ length: VISITORS }, (_, visitor) =>
        visitor % 2 === 0 ? '/' : list(`kitchen ${visitor}`),
      );
      const statuses = await Promise.all(paths.map(ask));
      well = statuses.every((status) => status === 200) ? well + 1 : 0;
    }
    healedMs.push(performance.now() - frozenAt);
    healed.abort();
    await watching;
    // A late end of this freeze would help to find the next.
    await wait(database.silenceMs);
    while (await saysDatabaseFails()) await wait(250);
  }
  await buying;
  await town.finished(90_000);
  await town.stop();
  const problems = await town.examine();
  const limitMs = onThisMachine(PROMISED_MS);
  const ok = problems.length === 0 && highest(healedMs) <= limitMs && highest(waits) <= limitMs;
  await report({
    part: 'frozen-database',
    case: `every connection frozen ${FREEZES} times during ${PURCHASES} purchases`,
    expected: 'answers again within 10 s, nobody waits longer, readiness tells, nothing lost',
    measured: `answers after ${healedMs.map(seconds).join(', ')}, longest wait ${seconds(highest(waits))} of ${waits.length}, readiness told it after ${toldMs.map(seconds).join(', ')}, ${problems.length} problems`,
    ok,
  });
  expect(problems).toEqual([]);
  expect(highest(healedMs)).toBeLessThanOrEqual(limitMs);
  expect(highest(waits)).toBeLessThanOrEqual(limitMs);
});

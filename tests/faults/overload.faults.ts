import { expect, test } from 'vitest';
import { textLength } from '#shared/limits/text-length.ts';
import { kinds, places, subjects } from '#tests/support/catalog/catalog-words.ts';
import { inventCatalog } from '#tests/support/catalog/invent-catalog.ts';
import { measureLoad } from '#tests/support/processes/measure-load.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { pathOf } from '#tests/support/shop/calls.ts';
import { signedIn } from '#tests/support/shop/signed-in.ts';
import { report } from './support/report.ts';
import { openTown } from './support/town.ts';

const SECONDS = 10;
/** Far more than one process can make. */
const SEARCHES_PER_SECOND = 360;
const USUAL_SEARCHES_PER_SECOND = 10;
/** Of a hundred in all, the slowest hundredth would be the slowest one. */
const CALLS_PER_SECOND = 20;
const NETWORKS = 20;

const town = await openTown({ workers: 0 });
const origin = town.shared.PUBLIC_URL;
const { id: adminId } = await signedIn(town.shop, 'admin', 'ada@shop.example');
await inventCatalog(town.services.db, adminId, { productCount: 300, templateCount: 100 });

const random = seededRandom(3);
const words = () =>
  Array.from({ length: 8 }, () => random.pick([...subjects, ...kinds, ...places])).join(' ');
/** Never longer than a search may be: that one would be sent on to the shorter one. */
const asked = () => `${random.below(1e9)} ${words()}`.slice(0, textLength.search).trim();
const search = () => `${origin}/?q=${encodeURIComponent(asked())}`;
const health = () => `${origin}/healthz`;
const call = () => origin + pathOf('public', 'shop');

const measure = (perSecond: number, urlOf: () => string, networks?: number) =>
  measureLoad({
    perSecond,
    seconds: SECONDS,
    requestOf: () => ({ url: urlOf(), headers: { accept: 'text/html' } }),
    ...(networks !== undefined && { networks }),
  });

test('a flood of searches from twenty networks is shed; whoever else comes is answered at once', async () => {
  // A server that has just started compiles what it runs for the first time.
  await measure(USUAL_SEARCHES_PER_SECOND, search);
  const [flood, healthy, called] = await Promise.all([
    measure(SEARCHES_PER_SECOND, search, NETWORKS),
    measure(CALLS_PER_SECOND, health),
    measure(CALLS_PER_SECOND, call),
  ]);
  const after = await measure(USUAL_SEARCHES_PER_SECOND, search);
  const [servedMs, otherMs] = [onThisMachine(1000), onThisMachine(200)];
  const others = Math.max(healthy.p99Ms, called.p99Ms);
  const failed = healthy.failed + called.failed + after.failed;
  const ok = flood.servedP99Ms <= servedMs && others <= otherMs && failed === 0;
  await report({
    part: 'overload',
    case: `${SEARCHES_PER_SECOND} searches a second of eight words, from ${NETWORKS} networks`,
    expected:
      'served ones within 1 s, health and calls within 200 ms (p99), none of them refused, all well afterwards',
    measured:
      `served p99 ${flood.servedP99Ms.toFixed(0)} ms, health p99 ${healthy.p99Ms.toFixed(0)} ms, calls p99 ${called.p99Ms.toFixed(0)} ms; ` +
      `${flood.failed} of ${SEARCHES_PER_SECOND * SECONDS} shed, ${failed} others refused; searches afterwards p99 ${after.p99Ms.toFixed(0)} ms`,
    ok,
  });
  expect(ok).toBe(true);
});

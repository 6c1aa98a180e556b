import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderZip } from '#shared/contract/order.ts';
import { subjects } from '#tests/support/catalog/catalog-words.ts';
import { createRemoteVisitor, eventually, type RemoteVisitor } from '#tests/support/shop/remote-visitor.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';

export type Counts = Record<'browsed' | 'searched' | 'polled' | 'bought' | 'downloaded' | 'failed', number>;

type Soak = { url: string; priceId: string; slug: string; counts: Counts; signal: AbortSignal };

const BROWSERS = 4;
const BROWSE_EVERY_MS = 200;
const POLL_EVERY_MS = 500;
/** The whole shop sends two hundred codes an hour, and one goes to the administrator. */
const BUY_EVERY_MS = 20_000;

const random = seededRandom(11);

const received = async (answer: Response) => {
  if (answer.status >= 400) throw new Error(`${answer.url} answered ${answer.status}.`);
  return (await answer.arrayBuffer()).byteLength;
};

const browse = async (visitor: RemoteVisitor, { slug, counts }: Soak) => {
  await received(await visitor.send('/'));
  await received(await visitor.send(`/products/${slug}`));
  counts.browsed += 2;
  await visitor.ask('public', 'getProductsByKeyword', random.pick(subjects));
  counts.searched += 1;
};

/** Signs in with a code, pays, follows the documents, and takes them all as one ZIP. */
const buy = async ({ url, priceId, counts }: Soak) => {
  const buyer = createRemoteVisitor(url);
  await buyer.signIn(`${randomUUID()}@example.com`);
  await buyer.describeBusiness();
  await buyer.pay(priceId);
  const { id: orderId } = await buyer.isPaid();
  await eventually(async () => {
    const items = await buyer.lineItems(orderId);
    counts.polled += 1;
    if (items.length > 0 && items.every(({ status }) => status === 'GENERATED')) return true;
    await pause(POLL_EVERY_MS);
    return undefined;
  });
  counts.bought += 1;
  const { url: zip } = await buyer.ask<OrderZip>('customer', 'getOrderZipUrl', { orderId });
  await received(await buyer.send(zip));
  counts.downloaded += 1;
};

/** Does something again and again until the end; what goes wrong is counted and told. */
const repeat = async ({ signal, counts }: Soak, everyMs: number, act: () => Promise<void>) => {
  while (!signal.aborted) {
    await act().catch((error: Error) => {
      counts.failed += 1;
      process.stderr.write(`  ${error.message}\n`);
    });
    await pause(everyMs, undefined, { signal }).catch(() => {});
  }
};

/** A shop on a usual day, until the signal: visitors look and search, and now and then one buys. */
export const runTraffic = async (soak: Soak) => {
  const visitor = createRemoteVisitor(soak.url);
  const browsers = Array.from({ length: BROWSERS }, () =>
    repeat(soak, BROWSE_EVERY_MS, () => browse(visitor, soak)),
  );
  await Promise.all([...browsers, repeat(soak, BUY_EVERY_MS, () => buy(soak))]);
};

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { catalogue, demoQuestions, documentsFolder } from '#demo/catalogue.ts';
import { createRemoteVisitor, eventually } from '#tests/support/shop/remote-visitor.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { stockRemoteShop } from '#tests/support/shop/stock-remote-shop.ts';
import { handIn, isQuick } from './report/hand-in.ts';

/**
 * What a buyer waits for, from the card to the documents, over a socket: the sandbox takes the card and calls the
 * webhook, and the same server makes the documents; all of them after the payment, or while the buyer types the card's number.
 */

const DOCUMENTS = isQuick ? 2 : 20;
const PROMISED_SUCCEEDED_S = 5;
const PROMISED_AHEAD_S = 1;
/** From the opened session to the payment: a quick typist with the card at hand. */
const TYPING_MS = 25_000;

const sources = await Promise.all(
  catalogue
    .flatMap(({ folder, documents }) => documents.map(({ file }) => join(documentsFolder, folder, file)))
    .slice(0, DOCUMENTS)
    .map((path) => readFile(path)),
);

type Purchase = { priceId: string; email: string; typingMs?: number };

const buy = async (url: string, { priceId, email, typingMs = 0 }: Purchase) => {
  const buyer = createRemoteVisitor(url);
  await buyer.signIn(email);
  await buyer.describeBusiness();
  const page = await buyer.checkOut(priceId);
  await pause(typingMs);
  await buyer.payOn(page);
  const paidAt = performance.now();
  const since = () => (performance.now() - paidAt) / 1000;
  const order = await buyer.isPaid();
  const succeeded = since();
  let first: number | undefined;
  await eventually(async () => {
    const items = await buyer.lineItems(order.id);
    const done = items.filter(({ status }) => status === 'GENERATED').length;
    if (done > 0) first ??= since();
    return items.length > 0 && done === items.length ? done : undefined;
  });
  return { succeeded, first: first ?? since(), all: since() };
};

const dataDir = await mkdtemp(join(tmpdir(), 'bindery-bench-'));

/** One server after the other over the same data, each with offices that are warm. */
const withServer = async <T>(MAKE_AHEAD: 'on' | 'off', measure: (url: string) => Promise<T>) => {
  const server = await startServerProcess({ DATA_DIR: dataDir, MAKE_AHEAD });
  try {
    await server.isReady();
    return await measure(server.url);
  } finally {
    await server.stop();
  }
};

try {
  const { priceId, after } = await withServer('off', async (url) => {
    const stocked = await stockRemoteShop(url, sources, demoQuestions);
    await buy(url, { priceId: stocked.priceId, email: 'first@example.com' });
    return {
      priceId: stocked.priceId,
      after: await buy(url, { priceId: stocked.priceId, email: 'second@example.com' }),
    };
  });
  const { atOnce, ahead } = await withServer('on', async (url) => {
    await buy(url, { priceId, email: 'third@example.com' });
    return {
      atOnce: await buy(url, { priceId, email: 'fourth@example.com' }),
      ahead: await buy(url, { priceId, email: 'fifth@example.com', typingMs: TYPING_MS }),
    };
  });
  const chart = `From payment to ${DOCUMENTS} documents`;
  const inSeconds = { unit: 's', chart } as const;
  const all = `payment to all ${DOCUMENTS} documents`;
  handIn([
    { name: 'payment to succeeded', figure: after.succeeded, promise: PROMISED_SUCCEEDED_S, ...inSeconds },
    { name: 'payment to the first document', figure: after.first, ...inSeconds },
    { name: all, figure: after.all, note: 'none made ahead', ...inSeconds },
    { name: `${all}, paid at once`, figure: atOnce.all, ...inSeconds },
    {
      name: `${all}, paid ${TYPING_MS / 1000} s after the session was opened`,
      figure: ahead.all,
      promise: PROMISED_AHEAD_S,
      ...inSeconds,
    },
  ]);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

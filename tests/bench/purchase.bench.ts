import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue, demoQuestions, documentsFolder } from '#demo/catalogue.ts';
import { createRemoteVisitor, eventually } from '#tests/support/shop/remote-visitor.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { stockRemoteShop } from '#tests/support/shop/stock-remote-shop.ts';
import { handIn, isQuick } from './report/hand-in.ts';

/**
 * What a buyer waits for, from the card to the documents, over a socket: the sandbox takes the card and calls the
 * webhook, and the same server makes the documents.
 */

const DOCUMENTS = isQuick ? 2 : 20;
const PROMISED_SUCCEEDED_S = 5;

const sources = await Promise.all(
  catalogue
    .flatMap(({ folder, documents }) => documents.map(({ file }) => join(documentsFolder, folder, file)))
    .slice(0, DOCUMENTS)
    .map((path) => readFile(path)),
);

const buy = async (url: string, priceId: string, email: string) => {
  const buyer = createRemoteVisitor(url);
  await buyer.signIn(email);
  await buyer.describeBusiness();
  await buyer.pay(priceId);
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
const server = await startServerProcess({ DATA_DIR: dataDir });
try {
  await server.isReady();
  const { priceId } = await stockRemoteShop(server.url, sources, demoQuestions);
  await buy(server.url, priceId, 'first@example.com');
  const { succeeded, first, all } = await buy(server.url, priceId, 'second@example.com');
  const chart = `From payment to ${DOCUMENTS} documents`;
  const inSeconds = { unit: 's', chart } as const;
  handIn([
    { name: 'payment to succeeded', figure: succeeded, promise: PROMISED_SUCCEEDED_S, ...inSeconds },
    { name: 'payment to the first document', figure: first, ...inSeconds },
    { name: `payment to all ${DOCUMENTS} documents`, figure: all, ...inSeconds },
  ]);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

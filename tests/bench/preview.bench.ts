import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { catalogue, demoQuestions, documentsFolder } from '#demo/catalogue.ts';
import type { Preview } from '#shared/contract/preview.ts';
import { preview } from '#shared/limits/preview.ts';
import { PREVIEW_PATH } from '#shared/buckets.ts';
import { measureLoad } from '#tests/support/processes/measure-load.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { createRemoteVisitor, eventually } from '#tests/support/shop/remote-visitor.ts';
import { stockRemoteShop } from '#tests/support/shop/stock-remote-shop.ts';
import { handIn, isQuick } from './report/hand-in.ts';
import type { Row } from './report/row.ts';

/**
 * How long visitors wait for the first page with their own name, alone and five at once, from the last keystroke to the
 * picture: the pause that the page waits is counted in. And what a storm of them, as many as the shop lets in, takes from
 * somebody who has paid and from those who look around.
 */

const DOCUMENTS = isQuick ? 4 : 20;
const BUNDLE = Math.min(5, DOCUMENTS);
const TURNS = isQuick ? 5 : 40;
const ORDERS = isQuick ? 1 : 4;
const AT_ONCE = 5;
/** As often as the shop lets in. */
const STORM_EVERY_MS = 310;
/** By then it is under way. */
const STORM_BEFORE_MS = 2000;
const load = { perSecond: 20, seconds: isQuick ? 3 : 20 };

const sources = await Promise.all(
  catalogue
    .flatMap(({ folder, documents }) => documents.map(({ file }) => join(documentsFolder, folder, file)))
    .slice(0, DOCUMENTS)
    .map((path) => readFile(path)),
);

let names = 0;
/** Somebody new, with a name that nobody has had. */
const ask = async (url: string, productId: number) => {
  names += 1;
  const visitor = createRemoteVisitor(url);
  const body = new FormData();
  body.append('productId', String(productId));
  body.append('businessName', `Harbor & Pine ${names}`);
  const answer = await visitor.send(PREVIEW_PATH, { method: 'POST', body });
  if (!answer.ok) return undefined;
  return { visitor, ...((await answer.json()) as { previewId: string }) };
};

const pagesIn = ({ documents }: Preview) => documents.flatMap(({ pages }) => pages);

/** From the last keystroke to the first own page, and to the last. */
const see = async (url: string, productId: number) => {
  const startedAt = performance.now();
  const since = () => (performance.now() - startedAt + preview.typingPauseMs) / 1000;
  const asked = await ask(url, productId);
  if (!asked) throw new Error('There was no room.');
  const { visitor, previewId } = asked;
  let first: number | undefined;
  for (let have = 0; ;) {
    const seen = await visitor.ask<Preview>('public', 'public.getPreview', { previewId, have });
    const [page] = pagesIn(seen);
    if (page && first === undefined) {
      await (await visitor.send(page.src)).arrayBuffer();
      first = since();
    }
    have = pagesIn(seen).length;
    if (seen.documents.every(({ status }) => status !== 'processing'))
      return { first: first ?? since(), all: since() };
  }
};

const percentile = (figures: number[], share: number) =>
  figures.toSorted((one, other) => one - other)[
    Math.min(figures.length - 1, Math.floor(figures.length * share))
  ] ?? 0;

const seeMany = async (url: string, productId: number, atOnce: number) => {
  const seen: Awaited<ReturnType<typeof see>>[] = [];
  for (let turn = 0; turn < TURNS; turn += atOnce)
    seen.push(...(await Promise.all(Array.from({ length: atOnce }, () => see(url, productId)))));
  return seen;
};

/** From the payment to the last document. */
const buy = async (url: string, priceId: string, email: string) => {
  const buyer = createRemoteVisitor(url);
  await buyer.signIn(email);
  await buyer.describeBusiness();
  await buyer.pay(priceId);
  const paidAt = performance.now();
  const order = await buyer.isPaid();
  await eventually(async () => {
    const items = await buyer.lineItems(order.id);
    return items.length > 0 && items.every(({ status }) => status === 'GENERATED') ? true : undefined;
  });
  return (performance.now() - paidAt) / 1000;
};

/** As many visitors as the shop lets in, until it is told to end; how many it has let in. */
const startStorm = (url: string, productId: number) => {
  const over = new AbortController();
  let letIn = 0;
  const blow = async () => {
    while (!over.signal.aborted) {
      if (await ask(url, productId)) letIn += 1;
      await pause(STORM_EVERY_MS);
    }
  };
  const ended = blow();
  return async () => {
    over.abort();
    await ended;
    return letIn;
  };
};

const mean = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

const measure = async (url: string): Promise<Row[]> => {
  const { priceId, slug, sellFirst } = await stockRemoteShop(url, sources, demoQuestions);
  const bundle = await sellFirst(BUNDLE);
  const look = () =>
    measureLoad({ ...load, requestOf: () => ({ url: new URL(`/products/${slug}`, url).href }) });
  // Offices, and whatever else is quicker the second time.
  await see(url, bundle.id);
  await buy(url, priceId, 'warm@example.com');
  const alone = await seeMany(url, bundle.id, 1);
  const together = await seeMany(url, bundle.id, AT_ONCE);
  const calm: number[] = [];
  const stormy: number[] = [];
  let letIn = 0;
  // In turns, because a machine is quicker in one minute than in the next.
  for (let order = 0; order < ORDERS; order += 1) {
    calm.push(await buy(url, priceId, `calm-${order}@example.com`));
    const endStorm = startStorm(url, bundle.id);
    await pause(STORM_BEFORE_MS);
    stormy.push(await buy(url, priceId, `stormy-${order}@example.com`));
    letIn += await endStorm();
  }
  const quiet = await look();
  const endStorm = startStorm(url, bundle.id);
  await pause(STORM_BEFORE_MS);
  const busy = await look();
  await endStorm();
  const chart = 'From the last keystroke to the first own page';
  const waits = (name: string, seen: typeof alone, [p50, p95]: [number, number]): Row[] => {
    const first = seen.map((one) => one.first);
    const all = percentile(
      seen.map((one) => one.all),
      0.5,
    );
    return [
      {
        name: `${name}: first own page, p50`,
        figure: percentile(first, 0.5),
        unit: 's',
        promise: p50,
        chart,
        note: `all ${BUNDLE} documents ${all.toFixed(1)} s`,
      },
      {
        name: `${name}: first own page, p95`,
        figure: percentile(first, 0.95),
        unit: 's',
        promise: p95,
        chart,
      },
    ];
  };
  return [
    ...waits('one visitor', alone, [1, 2]),
    ...waits(`${AT_ONCE} at once`, together, [2, 4]),
    { name: `an order of ${DOCUMENTS} documents`, figure: mean(calm), unit: 's' },
    {
      name: 'the same in a storm of previews, against without',
      figure: mean(stormy) / mean(calm),
      unit: 'x',
      promise: 1.1,
      note: `${letIn} previews let in`,
    },
    { name: 'product page, p99', figure: quiet.p99Ms, unit: 'ms', note: `p50 ${quiet.p50Ms.toFixed(1)} ms` },
    {
      name: 'product page in a storm of previews, p99',
      figure: busy.p99Ms,
      unit: 'ms',
      promise: 50,
      note: `p50 ${busy.p50Ms.toFixed(1)} ms`,
    },
  ];
};

const dataDir = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
const server = await startServerProcess({ DATA_DIR: dataDir, MAKE_AHEAD: 'off' });
try {
  await server.isReady();
  handIn(await measure(server.url));
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { catalogue, demoQuestions, documentsFolder } from '#demo/catalogue.ts';
import { readConfig } from '#server/config.ts';
import type { Services } from '#server/kernel/services.ts';
import { tuneHeapGrowth } from '#server/lifecycle/tune-heap-growth.ts';
import type { Answers } from '#shared/contract/question.ts';
import { openServices } from '#server/composition-root.ts';
import { findSoffice } from '#tests/support/converter/find-soffice.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { comeToRest, placeOrder, untilMade } from '#tests/support/orders/bench-order.ts';
import { fillCodeCacheIfMissing } from '../../scripts/preparing/fill-code-cache-if-missing.ts';
import { handIn, isQuick } from './report/hand-in.ts';
import type { Row } from './report/row.ts';

/**
 * How long the buyer of twenty documents waits, from payment to the first and to the last, against one LibreOffice
 * started for each document; on every engine there is, with the same documents, in one run.
 */

const DOCUMENTS = isQuick ? 2 : 20;
const PROMISED_LOOP_DELAY_MS = 50;
const TURNS = 4;

type Engine = { name: string; environment: Record<string, string>; promisedRatio: number };
type Turn = { firstMs: number; allMs: number; delayMs: number; answeredMs: number };

/** Those that change nothing on the pages, so that only the answering costs. */
const ANSWERS = Object.fromEntries(
  demoQuestions
    .flatMap(({ key, default: preset }) => (preset === null ? [] : [[key, preset] as const]))
    .slice(0, 30),
);
const PROMISED_ANSWERS_RATIO = 1.05;

const sources = await Promise.all(
  catalogue
    .flatMap(({ folder, documents }) => documents.map(({ file }) => join(documentsFolder, folder, file)))
    .slice(0, DOCUMENTS)
    .map((path) => readFile(path)),
);

const makeOrder = async (services: Services, answers?: Answers) => {
  const { db, queue, clock } = services;
  const { orderId } = await placeOrder(services, sources, answers);
  const startedAt = clock.now().getTime();
  await db.transaction((tx) => queue.enqueue(tx, 'start-generation', { orderId }, { class: 'order' }));
  return untilMade(services, orderId, startedAt);
};

/** A shop with this engine that has made an order before: its offices are warm. */
const openShop = async ({ environment }: Engine) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment });
  const { services, startWork, close } = await openServices(config);
  await startWork(config.publicUrl);
  await services.converter.toPdf(buildDocx({ body: p('Warm') }));
  await makeOrder(services);
  await comeToRest(services);
  return {
    takeTurn: async () => {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const made = await makeOrder(services);
      delay.disable();
      await comeToRest(services);
      const { allMs: answeredMs } = await makeOrder(services, ANSWERS);
      await comeToRest(services);
      return { ...made, delayMs: delay.percentile(99) / 1e6, answeredMs };
    },
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** One start for each document, as a script would do it; a share of the documents each turn. */
const openPeer = async (soffice: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
  const convert = (index: number) =>
    promisify(execFile)(soffice, [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      join(folder, `${index}.docx`),
    ]);
  for (const [index, source] of sources.entries()) await writeFile(join(folder, `${index}.docx`), source);
  await convert(0);
  return {
    takeTurn: async (turn: number) => {
      const started = performance.now();
      for (const index of sources.keys()) if (index % TURNS === turn) await convert(index);
      return performance.now() - started;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

// As every start of the shop does.
tuneHeapGrowth();
await fillCodeCacheIfMissing(new AbortController().signal);
const soffice = findSoffice();
const engines: Engine[] = [
  { name: 'embedded engine', environment: {}, promisedRatio: 1 / 6 },
  ...(soffice
    ? [{ name: 'native LibreOffice', environment: { SOFFICE_PATH: soffice }, promisedRatio: 1 / 9 }]
    : []),
];
const peer = soffice ? await openPeer(soffice) : undefined;
const matches: { engine: Engine; turns: Turn[]; peerMs: number }[] = [];
// One shop at a time, because also one at rest looks after itself; and in turns with the peer, because a machine is
// quicker in one minute than in the next.
for (const engine of engines) {
  const shop = await openShop(engine);
  const match = { engine, turns: [] as Turn[], peerMs: 0 };
  for (let turn = 0; turn < TURNS; turn += 1) {
    match.peerMs += (await peer?.takeTurn(turn)) ?? 0;
    match.turns.push(await shop.takeTurn());
  }
  await shop.close();
  matches.push(match);
}
await peer?.close();

const mean = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
const chart = `An order of ${DOCUMENTS} documents`;
const missing = soffice ? {} : { note: 'no LibreOffice on this machine (SOFFICE_PATH may name one)' };

const rowsOf = ({ engine: { name, promisedRatio }, turns, peerMs }: (typeof matches)[number]): Row[] => {
  const allMs = mean(turns.map((turn) => turn.allMs));
  const firstMs = mean(turns.map((turn) => turn.firstMs));
  const delayMs = mean(turns.map((turn) => turn.delayMs));
  return [
    { name: `${name}: first document`, figure: firstMs / 1000, unit: 's', promise: 2, chart },
    { name: `${name}: all documents`, figure: allMs / 1000, unit: 's', chart },
    {
      name: `${name}: against one soffice per document`,
      figure: peer ? allMs / peerMs : null,
      unit: 'x',
      promise: promisedRatio,
      ...missing,
    },
    {
      name: `${name}: with ${Object.keys(ANSWERS).length} answers, against none`,
      figure: mean(turns.map((turn) => turn.answeredMs)) / allMs,
      unit: 'x',
      promise: PROMISED_ANSWERS_RATIO,
    },
    { name: `${name}: event loop, p99`, figure: delayMs, unit: 'ms', promise: PROMISED_LOOP_DELAY_MS },
  ];
};

handIn([
  {
    name: 'one soffice per document, converted only',
    figure: peer ? mean(matches.map(({ peerMs }) => peerMs)) / 1000 : null,
    unit: 's',
    chart,
    ...missing,
  },
  ...matches.flatMap(rowsOf),
]);

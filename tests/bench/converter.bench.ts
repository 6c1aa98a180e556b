import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue, documentsFolder } from '#demo/catalogue.ts';
import { codeCacheFile } from '#server/adapters/converter/embedded/code-cache.ts';
import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { createSofficeConverter } from '#server/adapters/converter/soffice-converter.ts';
import { createLog } from '#server/kernel/log.ts';
import { findSoffice } from '#tests/support/converter/find-soffice.ts';
import { endless, onePage } from '#tests/support/converter/sample-documents.ts';
import { fillCodeCacheIfMissing } from '../../scripts/preparing/fill-code-cache-if-missing.ts';
import { handIn, isQuick } from './report/hand-in.ts';
import type { Row } from './report/row.ts';

/**
 * What the code cache is worth to the first who buy after a start, with and without it in turns; and how long a
 * document that never ends holds up the one behind it.
 */

const DOCUMENTS = isQuick ? 2 : 20;
const TURNS = isQuick ? 1 : 3;
const HANG_LIMIT_MS = 5000;
/** It is tried twice, because the first time the office might have been to blame. */
const TRIES = 2;
const PROMISED_DELAY_MS = 2000;

const folder = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
const common = { log: createLog({ level: 'silent' }), fontsDirectory: join(folder, 'fonts'), size: 1 };
const sources = await Promise.all(
  catalogue
    .flatMap(({ folder: bundle, documents }) =>
      documents.map(({ file }) => join(documentsFolder, bundle, file)),
    )
    .slice(0, DOCUMENTS)
    .map((path) => readFile(path)),
);

type Converter = ReturnType<typeof createEmbeddedConverter>;
const mean = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

const millisecondsFor = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** One after the other, as one office does them. */
const firstDocuments = async (codeFile: string) => {
  const converter = createEmbeddedConverter({ ...common, codeFile });
  const started = performance.now();
  const times: number[] = [];
  for (const source of sources) {
    await converter.toPdf(source);
    times.push((performance.now() - started) / 1000);
  }
  await converter.close();
  return { first: times[0] ?? 0, all: times.at(-1) ?? 0 };
};

/** From a document that hangs and the one right behind it to the second's PDF, less what the limit and a start take. */
const delayBehindHung = async (converter: Converter, hung: Uint8Array) => {
  const start = await millisecondsFor(() => converter.toPdf(onePage()));
  const both = await millisecondsFor(async () => {
    await converter.toPdf(hung, { limitMs: HANG_LIMIT_MS }).catch(() => {});
    await converter.toPdf(onePage());
  });
  await converter.close();
  return both - TRIES * HANG_LIMIT_MS - start;
};

await fillCodeCacheIfMissing(new AbortController().signal);
const ways = [
  { name: 'with the code cache', codeFile: codeCacheFile(), turns: [] as { first: number; all: number }[] },
  { name: 'without', codeFile: join(folder, 'none'), turns: [] as { first: number; all: number }[] },
];
for (let turn = 0; turn < TURNS; turn += 1)
  for (const way of ways) way.turns.push(await firstDocuments(way.codeFile));

const rows: Row[] = ways.flatMap(({ name, turns }) => [
  {
    name: `embedded, ${name}: start and first document`,
    figure: mean(turns.map(({ first }) => first)),
    unit: 's',
    chart: 'The embedded office after a start',
  },
  {
    name: `embedded, ${name}: start and first ${DOCUMENTS} documents`,
    figure: mean(turns.map(({ all }) => all)),
    unit: 's',
    chart: 'The embedded office after a start',
  },
]);

// The embedded office knows how to give up on every document we have; an engine that hangs when told to stands in.
const script = {
  path: join(import.meta.dirname, '../support/converter/fake-engine.ts'),
  args: [join(folder, 'journal')],
};
const soffice = findSoffice();
const native = { ...common, workDirectory: join(folder, 'native'), isIsolated: true };
const hung = { unit: 'ms', promise: PROMISED_DELAY_MS } as const;
rows.push(
  {
    name: 'embedded: what a document that hangs adds to its limit',
    figure: await delayBehindHung(createEmbeddedConverter({ ...common, script }), Buffer.from('hang')),
    ...hung,
  },
  {
    name: 'native: what a document that hangs adds to its limit',
    figure: soffice
      ? await delayBehindHung(createSofficeConverter({ ...native, path: soffice }), endless())
      : null,
    ...hung,
    ...(soffice ? {} : { note: 'no LibreOffice on this machine (SOFFICE_PATH may name one)' }),
  },
);
await rm(folder, { recursive: true, force: true });
handIn(rows);

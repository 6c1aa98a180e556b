import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { catalogue, documentsFolder } from '#demo/catalogue.ts';
import { CODE_CACHE_FLAGS } from '#server/adapters/converter/embedded/compiled-code.ts';
import { codeCacheFile, findCodeCache } from '#server/adapters/converter/embedded/code-cache.ts';
import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { pdfFilterOptions } from '#server/adapters/converter/pdf-options.ts';
import { createLog } from '#server/kernel/log.ts';
import { childLimits } from '#server/process-pool/child-limits.ts';
import { confinement } from '#server/process-pool/confinement.ts';
import { fillCodeCacheIfMissing } from '../../scripts/preparing/fill-code-cache-if-missing.ts';
import { handIn, isQuick } from './report/hand-in.ts';
import type { Row } from './report/row.ts';

/**
 * What tags and fonts for other scripts cost an order that needs neither: the documents of an order, one after the other in
 * one office, with and without, in turns. Of each document the quickest turn counts, so that other work beside it disturbs little.
 */

const DOCUMENTS = isQuick ? 2 : 20;
const TURNS = isQuick ? 1 : 5;
const PROMISED = { tags: 1.1, tagsBytes: 1.5, fonts: 1.02 };
/** More than any has: all pages, and no tags. */
const UNTAGGED = { lastPage: 1000 };

const folder = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
await fillCodeCacheIfMissing(new AbortController().signal);
const common = { log: createLog({ level: 'silent' }), fontsDirectory: join(folder, 'fonts'), size: 1 };
const sources = await Promise.all(
  catalogue
    .flatMap((bundle) => bundle.documents.map(({ file }) => join(documentsFolder, bundle.folder, file)))
    .slice(0, DOCUMENTS)
    .map((path) => readFile(path)),
);

type Way = { convert: (source: Uint8Array) => Promise<Uint8Array>; times: number[]; bytes: number[] };

const wayOf = (convert: Way['convert']): Way => ({
  convert,
  times: sources.map(() => Infinity),
  bytes: sources.map(() => 0),
});

const pack = promisify(deflate);

/** Each document on every way before the next, and the ways in another order each turn. */
const measure = async (ways: Way[]) => {
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [index, source] of sources.entries())
      for (const way of turn % 2 === 0 ? ways : ways.toReversed()) {
        const startedAt = performance.now();
        const pdf = await way.convert(source);
        way.times[index] = Math.min(way.times[index] ?? Infinity, performance.now() - startedAt);
        way.bytes[index] = (await pack(pdf)).length;
      }
};

const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);
const ratio = (figures: number[], others: number[]) => sum(figures) / sum(others);

const code = await findCodeCache(codeCacheFile());
const scripts = join(import.meta.dirname, 'paper');
const usual = createEmbeddedConverter(common);
const fontless = createEmbeddedConverter({
  ...common,
  script: {
    path: join(scripts, 'office-without-fonts.ts'),
    args: [pdfFilterOptions({ isArchive: false }), code ?? ''],
    execArgv: [...confinement([join(scripts, '/'), ...(code ? [code] : [])]), ...CODE_CACHE_FLAGS],
    limits: childLimits.office,
  },
});

const tagged = wayOf(async (source) => (await usual.toPdf(source, { isAccessible: true })).pdf);
const untagged = wayOf(async (source) => (await usual.toPdf(source, UNTAGGED)).pdf);
const withoutFonts = wayOf(async (source) => (await fontless.toPdf(source, { isAccessible: true })).pdf);
const ways = [tagged, untagged, withoutFonts];
// The first of an office waits for its start.
for (const { convert } of ways) for (const source of sources.slice(0, 1)) await convert(source);
await measure(ways);
await Promise.all([usual.close(), fontless.close()]);
await rm(folder, { recursive: true, force: true });

const seconds = (way: Way) => `${(sum(way.times) / 1000).toFixed(2)} s`;
const rows: Row[] = [
  {
    name: `embedded: ${DOCUMENTS} documents tagged, against the same untagged`,
    figure: ratio(tagged.times, untagged.times),
    unit: 'x',
    promise: PROMISED.tags,
    note: `${seconds(tagged)} against ${seconds(untagged)}`,
  },
  {
    name: 'embedded: their bytes, packed, tagged against untagged',
    figure: ratio(tagged.bytes, untagged.bytes),
    unit: 'x',
    promise: PROMISED.tagsBytes,
  },
  {
    name: `embedded: ${DOCUMENTS} documents in usual letters, against an office that knows no fonts for others`,
    figure: ratio(tagged.times, withoutFonts.times),
    unit: 'x',
    promise: PROMISED.fonts,
    note: `${seconds(tagged)} against ${seconds(withoutFonts)}`,
  },
];
handIn(rows);

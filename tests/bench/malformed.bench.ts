import fc from 'fast-check';
import { inspectDocx } from '#office/inspect-docx.ts';
import { inspectXlsx } from '#office/inspect-xlsx.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { blockNames } from '#tests/support/office/language/block-filling.ts';
import { isSoundlyNested, TORN_TAGS } from '#tests/support/office/language/torn-blocks.ts';
import { inlineCell } from '#tests/support/office/row-blocks.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { handIn, isQuick } from './report/hand-in.ts';

/**
 * What templates with torn blocks cost at upload, each in processor time, so that a busy machine changes nothing; and how many
 * of them were taken, which has to be none.
 */

const INPUTS = isQuick ? 200 : 20_000;
const PROMISED_MS = 1000;
const PROMISED_MB = 64;
const MB = 1024 * 1024;

const shapes = {
  'one line': (tags: readonly string[]) => inspectDocx(buildDocx({ body: p(tags.join('x')) }), names),
  'a paragraph each': (tags: readonly string[]) =>
    inspectDocx(buildDocx({ body: tags.map((tag) => p(tag)).join('') }), names),
  'a row each': (tags: readonly string[]) =>
    inspectXlsx(
      buildXlsx({
        rows: tags
          .map((tag, index) => `<row r="${index + 1}">${inlineCell(`A${index + 1}`, tag)}</row>`)
          .join(''),
      }),
      names,
    ),
};
const names = { placeholders: blockNames };

const torn = fc.sample(
  fc
    .tuple(
      fc.constantFrom(...(Object.keys(shapes) as (keyof typeof shapes)[])),
      fc.array(fc.constantFrom(...TORN_TAGS), { minLength: 1, maxLength: 40 }),
    )
    .filter(([, tags]) => !isSoundlyNested(tags)),
  { numRuns: INPUTS, seed: 22 },
);

/** What is in use and beside the heap; where a collection comes between, less of it is seen. */
const bytesInUse = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const costOf = (inspect: () => { findings: readonly { severity: string }[] }) => {
  const [time, bytes] = [process.cpuUsage(), bytesInUse()];
  const { findings } = inspect();
  const { user, system } = process.cpuUsage(time);
  return {
    ms: (user + system) / 1000,
    mb: (bytesInUse() - bytes) / MB,
    isRefused: findings.some(({ severity }) => severity === 'error'),
  };
};

// What the first of them loads is not its own.
for (const [shape, tags] of torn.slice(0, 50)) shapes[shape](tags);
const costs = torn.map(([shape, tags]) => costOf(() => shapes[shape](tags)));
const mostMs = costs.reduce((most, { ms }) => Math.max(most, ms), 0);
const mostMb = costs.reduce((most, { mb }) => Math.max(most, mb), 0);
const taken = costs.filter(({ isRefused }) => !isRefused).length;

handIn([
  { name: `${INPUTS} templates with torn blocks: taken`, figure: taken, unit: 'errors', promise: 0 },
  { name: 'processor time of the slowest', figure: mostMs, unit: 'ms', promise: PROMISED_MS },
  { name: 'memory taken by one, at most', figure: mostMb, unit: 'MB', promise: PROMISED_MB },
]);

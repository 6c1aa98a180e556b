import { execFileSync } from 'node:child_process';
import Docxtemplater from 'docxtemplater';
import { TemplateHandler } from 'easy-template-x';
import PizZip from 'pizzip';
import { fillDocx } from '#office/fill-docx.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { sampleFilling, sampleValues } from '#tests/support/office/sample-values.ts';
import { p, paragraph, r, table } from '#tests/support/office/word-markup.ts';
import { blockContenders } from './block-contenders.ts';
import { handIn, isQuick } from './report/hand-in.ts';
import type { Row } from './report/row.ts';

/** Compares the time and memory of filling with two libraries, in one run, as ratios: only those travel. */

const PARAGRAPHS_PER_PAGE = 12;
const ROUNDS = isQuick ? 3 : 15;
const WARM_UP_ROUNDS = isQuick ? 1 : 5;

const styled = (text: string) => r(text, '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="22"/>');

const step = (page: number, number: number) =>
  paragraph(
    styled(
      `Step ${page}.${number}: staff of {{business_name}} in {{city}} check shelf ${(page * 37 + number * 11) % 97}. `,
    ) +
      Array.from({ length: 4 }, (_, line) =>
        styled(`Line ${line + page * number} names nobody at all. `),
      ).join(''),
    '<w:spacing w:after="120"/><w:jc w:val="both"/>',
  );

const pageOf = (page: number) =>
  Array.from({ length: PARAGRAPHS_PER_PAGE }, (_, number) => step(page, number)).join('') +
  table([p('Contact'), p('{{email}}')], [p('Date'), p('{{date}}')]);

const documentOf = (pages: number) =>
  buildDocx({
    headers: { default: p('{{business_name}}') },
    footers: { default: p('{{full_address}}') },
    body: Array.from({ length: pages }, (_, page) => pageOf(page)).join(''),
  });

const contenders: Record<string, (file: Buffer) => Buffer | Promise<Buffer>> = {
  ours: (file) => fillDocx(file, sampleFilling),
  docxtemplater: (file) => {
    const delimiters = { start: '{{', end: '}}' };
    const document = new Docxtemplater(new PizZip(file), { delimiters, linebreaks: true });
    document.render(sampleValues);
    return document.getZip().generate({ type: 'nodebuffer', compression: 'DEFLATE' });
  },
  'easy-template-x': (file) => {
    const delimiters = { tagStart: '{{', tagEnd: '}}' };
    return new TemplateHandler({ delimiters }).process(file, sampleValues);
  },
};

/** CPU time, which other programs on the machine disturb least. */
const cpuMsOf = async (work: () => unknown) => {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const timesOf = async (file: Buffer) => {
  const times = new Map(Object.keys(contenders).map((name) => [name, [] as number[]]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [name, fill] of Object.entries(contenders)) {
      const cpuMs = await cpuMsOf(() => fill(file));
      if (round >= WARM_UP_ROUNDS) times.get(name)?.push(cpuMs);
    }
  }
  return times;
};

/** In a process of its own: how far one filling pushes its memory beyond what a tiny one needs. */
const printAddedMegabytes = async (name: string, pages: number) => {
  const fill = contenders[name];
  const file = documentOf(pages);
  await fill?.(buildDocx({ body: p('{{city}}') }));
  const before = process.memoryUsage().rss;
  await fill?.(file);
  const peak = Math.max(process.resourceUsage().maxRSS * 1024, before);
  process.stdout.write(String(Math.round((peak - before) / 100_000) / 10));
};

const addedMegabytesOf = (name: string, pages: number) =>
  Number(execFileSync(process.execPath, [import.meta.filename, name, String(pages)], { encoding: 'utf8' }));

const compare = async (pages: number): Promise<Row[]> => {
  const file = documentOf(pages);
  const times = await timesOf(file);
  const ours = median(times.get('ours') ?? []);
  const chart = `Filling a document of ${pages} page${pages === 1 ? '' : 's'}`;
  return [...times].flatMap(([name, list]): Row[] => {
    const cpuMs = median(list);
    const what = `${pages} page${pages === 1 ? '' : 's'}, ${name}`;
    const memory: Row = { name: `${what}: memory`, figure: addedMegabytesOf(name, pages), unit: 'MB' };
    if (name === 'ours') return [{ name: what, figure: cpuMs, unit: 'ms', chart }, memory];
    const ratio: Row = { name: `${what}: ours takes`, figure: ours / cpuMs, unit: 'x', promise: 1 };
    return [{ name: what, figure: cpuMs, unit: 'ms', chart }, ratio, memory];
  });
};

/** Lists of so many rows, with conditions in them, on so many pages. */
const compareBlocks = async (pageCount: number, rows: number) => {
  const { ours, docxtemplater } = blockContenders(pageCount, rows);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const measured = [await cpuMsOf(ours), await cpuMsOf(docxtemplater)];
    if (round >= WARM_UP_ROUNDS) for (const [index, cpuMs] of measured.entries()) times[index]?.push(cpuMs);
  }
  const [mine, theirs] = [median(times[0]), median(times[1])];
  const what = `${pageCount} page${pageCount === 1 ? '' : 's'} of lists of ${rows} row${rows === 1 ? '' : 's'}`;
  const figures: Row[] = [
    { name: `${what}, ours`, figure: mine, unit: 'ms' },
    { name: `${what}, docxtemplater`, figure: theirs, unit: 'ms' },
    { name: `${what}: ours takes`, figure: mine / theirs, unit: 'x', promise: 0.45 },
  ];
  return { mine, figures };
};

const blocks = async (): Promise<Row[]> => {
  const [one, hundred, many] = [
    await compareBlocks(1, 1),
    await compareBlocks(1, 100),
    await compareBlocks(1, 2000),
  ];
  const pageCounts = isQuick ? [5] : [60, 300];
  const long: Row[] = [];
  for (const pageCount of pageCounts) long.push(...(await compareBlocks(pageCount, 3)).figures);
  return [
    ...[one, hundred, many].flatMap(({ figures }) => figures),
    ...long,
    { name: '2000 rows: as many times 100 rows', figure: many.mine / hundred.mine, unit: 'x', promise: 25 },
  ];
};

const [name, pages] = process.argv.slice(2);
if (name) await printAddedMegabytes(name, Number(pages));
else handIn([...(await compare(1)), ...(await compare(isQuick ? 5 : 60)), ...(await blocks())]);

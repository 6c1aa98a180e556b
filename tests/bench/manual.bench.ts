import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { mergePdfs } from '#office/pdf.ts';
import { writeManualFront } from '#office/tables.ts';
import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { createLog } from '#server/kernel/log.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { sampleValues } from '#tests/support/office/sample-values.ts';
import { documentsFolder } from '../../demo/catalogue.ts';
import { fillDemo } from '../../demo/fill-demo.ts';
import { handIn, isQuick } from './report/hand-in.ts';

/**
 * A manual of twenty documents (120 pages) takes at most two seconds more than its documents, which are made already; one of a hundred
 * stays within 512 MB. Merging is measured in processes of their own, as the shop does it: the first time, and once it is warm.
 */

const SMALL = { documents: isQuick ? 3 : 20, pages: isQuick ? 10 : 120 };
const LARGE = isQuick ? 6 : 100;
const PROMISED = { seconds: 2, megabytes: 512 };
/** As the shop starts it. */
const MAX_HEAP_MEGABYTES = 384;
const WARM_ROUNDS = isQuick ? 1 : 3;

type Part = { title: string; path: string; pageCount: number };
type Measured = { coldMs: number; warmMs: number; megabytes: number; bytes: number };

const cpuMs = async (work: () => Promise<unknown>) => {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

const TICKS_PER_SECOND = 100;

/** What all processes below this one have used so far, in milliseconds; Linux tells it. */
const cpuMsBelow = () => {
  const processes = readdirSync('/proc').flatMap((id) => {
    if (!/^\d+$/.test(id)) return [];
    try {
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return [{ id: Number(id), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  const ticksBelow = (id: number): number =>
    processes
      .filter(({ parent }) => parent === id)
      .reduce((sum, child) => sum + child.ticks + ticksBelow(child.id), 0);
  return (ticksBelow(process.pid) * 1000) / TICKS_PER_SECOND;
};

const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** In a process of its own. */
const printMeasured = async (list: string) => {
  const { front, parts } = JSON.parse(await readFile(list, 'utf8')) as { front: string; parts: Part[] };
  let bytes = 0;
  const merge = async () => {
    const documents = await Promise.all(
      parts.map(async ({ path, ...part }) => ({ ...part, pdf: await readFile(path) })),
    );
    const { pdf } = await mergePdfs({
      title: 'Operations manual',
      author: 'Lee',
      language: 'en-US',
      madeAt: new Date(),
      front: { title: 'Contents', pdf: await readFile(front) },
      documents,
      foot: 'Operations manual, page',
    });
    if (!pdf) throw new Error('The documents could not be merged.');
    bytes = pdf.length;
  };
  const coldMs = await cpuMs(merge);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  const warm: number[] = [];
  for (let round = 0; round < WARM_ROUNDS && parts.length < LARGE; round += 1) warm.push(await cpuMs(merge));
  process.stdout.write(JSON.stringify({ coldMs, warmMs: median(warm), megabytes, bytes } satisfies Measured));
};

const measureApart = (list: string): Measured =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [`--max-old-space-size=${MAX_HEAP_MEGABYTES}`, import.meta.filename, list],
      { encoding: 'utf8' },
    ),
  ) as Measured;

/** Of thirty demo documents as many as there should be, the longest first until the pages are enough. */
const chooseParts = (made: readonly Part[], { documents, pages }: typeof SMALL) => {
  const longest = made.toSorted((one, other) => other.pageCount - one.pageCount);
  const chosen = longest.slice(0, documents);
  const sum = chosen.reduce((total, { pageCount }) => total + pageCount, 0);
  return { chosen, sum, share: pages / sum };
};

const measure = async (folder: string) => {
  const converter = createEmbeddedConverter({ log: createLog({ level: 'silent' }), fontsDirectory: folder });
  try {
    const files = readdirSync(documentsFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.docx'))
      .slice(0, isQuick ? 3 : undefined);
    const made: Part[] = [];
    for (const file of files) {
      const template = await readFile(join(documentsFolder, file));
      const filled = fillDemo({ path: file, file: template, values: sampleValues, logo: makePng(30, 10) });
      const { pdf, pageCount } = await converter.toPdf(filled, { isAccessible: true });
      const path = join(folder, `${made.length}.pdf`);
      await writeFile(path, pdf);
      made.push({ title: basename(file, '.docx'), path, pageCount });
    }
    const listOf = async (name: string, parts: readonly Part[]) => {
      const entries = parts.map(({ title, pageCount }, index) => ({
        number: `FS-${index}`,
        title,
        revision: 1,
        effectiveOn: '2026-11-17',
        nextReviewOn: '2027-11-17',
        owner: 'Manager',
        pageCount,
      }));
      const docx = writeManualFront({
        title: 'Operations manual',
        business: 'Lee',
        day: '2026-11-17',
        entries,
        missing: [],
      });
      // The office has made documents before, as it has in the shop.
      await converter.toPdf(docx, { isAccessible: true });
      const start = cpuMsBelow();
      const { pdf } = await converter.toPdf(docx, { isAccessible: true });
      const frontMs = cpuMsBelow() - start;
      const [front, list] = [join(folder, `${name}.pdf`), join(folder, `${name}.json`)];
      await writeFile(front, pdf);
      await writeFile(list, JSON.stringify({ front, parts }));
      return { frontMs, measured: measureApart(list) };
    };
    const { chosen, sum, share } = chooseParts(made, SMALL);
    const small = await listOf('small', chosen);
    const parts = Array.from({ length: LARGE }, (_, index) => made[index % made.length]).filter(
      (part) => part !== undefined,
    );
    const large = await listOf('large', parts);
    const before = await Promise.all(chosen.map(async ({ path }) => (await readFile(path)).length));
    const total = before.reduce((bytes, each) => bytes + each, 0);
    const secondsOf = (mergeMs: number) => (mergeMs * share + small.frontMs) / 1000;
    handIn([
      {
        name: `manual of ${SMALL.documents} documents (${SMALL.pages} pages): processor time`,
        figure: secondsOf(small.measured.warmMs),
        unit: 's',
        promise: PROMISED.seconds,
        note: `measured with ${sum} pages and counted by the page; cover, register and contents ${(small.frontMs / 1000).toFixed(2)} s of it`,
      },
      {
        name: 'the same, the first one that a process merges',
        figure: secondsOf(small.measured.coldMs),
        unit: 's',
        promise: PROMISED.seconds,
      },
      {
        name: `manual of ${LARGE} documents: most memory`,
        figure: large.measured.megabytes,
        unit: 'MB',
        promise: PROMISED.megabytes,
        note: `${(large.measured.coldMs / 1000).toFixed(1)} s of processor time, the first time in a process`,
      },
      {
        name: `manual of ${SMALL.documents} documents: size against its documents together`,
        figure: small.measured.bytes / total,
        unit: 'x',
      },
    ]);
  } finally {
    await converter.close();
  }
};

const [, , list] = process.argv;
if (list === undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
  try {
    await measure(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
} else await printMeasured(list);

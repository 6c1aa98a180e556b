import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { connect } from '#server/db/connect.ts';
import { goodTemplates } from './templates.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { stockRemoteShop } from '#tests/support/shop/stock-remote-shop.ts';
import { assess } from './assess.ts';
import { type Sample, takeSample, type Watched } from './sample.ts';
import { type Counts, runTraffic } from './traffic.ts';

/** `npm run test:soak -- --minutes 30`: a usual day's traffic on a real server, and whether it holds on to anything. */

const SAMPLE_EVERY_MS = 5000;
const MINUTE_MS = 60_000;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  process.stderr.write('Say for how many minutes, such as --minutes 10.\n');
  process.exit(1);
}

const tellSample = (sample: Sample) =>
  process.stdout.write(
    `  ${sample.minute.toFixed(1).padStart(5)} min  ${sample.memoryMb.toFixed(0).padStart(4)} MB, heap ${sample.heapMb.toFixed(1).padStart(5)} MB, ${sample.descriptors} descriptors, ${sample.temporaryFiles} temporary files, ${sample.processes} processes, ${sample.connections} connections\n`,
  );

const watch = async (watched: Watched) => {
  const startedAt = performance.now();
  const minute = () => (performance.now() - startedAt) / MINUTE_MS;
  const samples: Sample[] = [];
  while (minute() < minutes) {
    const sample = await takeSample(watched, minute());
    samples.push(sample);
    tellSample(sample);
    await pause(SAMPLE_EVERY_MS);
  }
  return samples;
};

const soak = async (folder: string, databaseUrl: string) => {
  const temporaryFolder = join(folder, 'tmp');
  await mkdir(temporaryFolder);
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    TMPDIR: temporaryFolder,
    LOG_LEVEL: 'warn',
  };
  const preload = resolve(import.meta.dirname, 'tell-memory.ts');
  const server = await startServerProcess(environment, ['--expose-gc', '--import', preload]);
  const db = connect({ url: databaseUrl });
  try {
    await server.isReady();
    const product = await stockRemoteShop(server.url, goodTemplates());
    const end = new AbortController();
    const counts: Counts = { browsed: 0, searched: 0, polled: 0, bought: 0, downloaded: 0, failed: 0 };
    const traffic = runTraffic({ url: server.url, ...product, counts, signal: end.signal });
    const samples = await watch({ child: server.child, db, temporaryFolder });
    end.abort();
    await traffic;
    return { samples, counts };
  } finally {
    await db.$client.end();
    await server.stop();
  }
};

const folder = await mkdtemp(join(tmpdir(), 'bindery-soak-'));
const postgres = await startEmbeddedPostgres(join(folder, 'postgres'));
try {
  const { samples, counts } = await soak(folder, postgres.url);
  process.stdout.write(
    `\n  ${Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}\n`,
  );
  const verdicts = [
    ...assess(samples, minutes),
    { name: 'failed', figure: `${counts.failed}`, isKept: counts.failed === 0 },
    { name: 'bought', figure: `${counts.bought}`, isKept: counts.bought > 0 },
  ];
  for (const { name, figure, isKept } of verdicts)
    process.stdout.write(`  ${name.padEnd(24)}${isKept ? 'ok    ' : 'FAILED'}  ${figure}\n`);
  process.exitCode = verdicts.every(({ isKept }) => isKept) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

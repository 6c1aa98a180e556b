import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { handIn } from './report/hand-in.ts';

/** How long the built server takes from its start until it serves, and until everything behind it works too. */

const start = async (dataDir: string) => {
  const server = await startServerProcess({ DATA_DIR: dataDir });
  try {
    const openMs = server.openMs;
    const readyMs = await server.isReady();
    const { memoryMb } = await server.readMetrics();
    return { open: openMs / 1000, ready: readyMs / 1000, memoryMb };
  } finally {
    await server.stop();
  }
};

const dataDir = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
try {
  const cold = await start(dataDir);
  const warm = await start(dataDir);
  const inSeconds = { unit: 's', chart: 'Starting the server' } as const;
  handIn([
    { name: 'over an empty folder: serves', figure: cold.open, ...inSeconds },
    { name: 'over an empty folder: converter ready', figure: cold.ready, ...inSeconds },
    { name: 'second start: serves', figure: warm.open, ...inSeconds },
    { name: 'second start: converter ready', figure: warm.ready, ...inSeconds },
    { name: 'memory of the server after its start', figure: warm.memoryMb, unit: 'MB' },
  ]);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

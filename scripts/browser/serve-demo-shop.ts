import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { startDemoShop } from '../screenshots/start-demo-shop.ts';

/** The demo shop, complete, as its visitors find it; nothing works beside it, and it is gone after `visit`. */
export const serveDemoShop = async <T>(visit: (url: string) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bindery-demo-'));
  try {
    const filling = await startDemoShop(dataDir);
    await filling.stop();
    const server = await startServerProcess({ DATA_DIR: dataDir, RUN_JOBS: '0', DEMO: 'on' });
    try {
      return await visit(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

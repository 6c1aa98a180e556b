import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { openServices } from '#server/composition-root.ts';
import { putSamplesOnSale } from '#tests/e2e/support/samples/put-samples-on-sale.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';

/** The built shop with something on its shelves, pictures and all, as visitors find it; gone after `visit`. */
export const serveStockedShop = async <T>(visit: (url: string) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bindery-stocked-'));
  try {
    await stock(dataDir);
    const server = await startServerProcess({ DATA_DIR: dataDir, RUN_JOBS: '0' });
    try {
      return await visit(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

const stock = async (dataDir: string) => {
  const { services, close } = await openServices(
    readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
  );
  try {
    await putSamplesOnSale(services);
  } finally {
    await close();
  }
};

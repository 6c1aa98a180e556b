import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { serve } from '#server/serve.ts';
import { boot } from '#server/boot.ts';
import { openServices } from '#server/composition-root.ts';
import { buildIfStale } from '../../../scripts/preparing/build-if-stale.ts';
import { captureLog } from './capture-log.ts';
import { putSamplesOnSale } from './samples/put-samples-on-sale.ts';
import { verifyNetworks } from './verify-networks.ts';

/** With something on the shelves, and people known, before the doors open. */
const bootSeeded = async (config: Config) => {
  const { services, close } = await openServices(config);
  try {
    await putSamplesOnSale(services);
    await verifyNetworks(services);
  } finally {
    await close();
  }
  return boot(config);
};

captureLog();

/** The built shop over an empty data folder, which goes when the shop stops. */
const dataDir = await mkdtemp(join(tmpdir(), 'bindery-e2e-'));
process.env['DATA_DIR'] = dataDir;
const exitCode = await serve({ prepare: (signal) => buildIfStale({ signal }), boot: bootSeeded });
await rm(dataDir, { recursive: true, force: true });
process.exit(exitCode);

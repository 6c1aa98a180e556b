import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '#server/serve.ts';
import { buildIfStale } from '../../../scripts/build-if-stale.ts';

/** The built shop over an empty data folder, which goes when the shop stops. */
const dataDir = await mkdtemp(join(tmpdir(), 'bindery-e2e-'));
process.env['DATA_DIR'] = dataDir;
const exitCode = await serve({ prepare: (signal) => buildIfStale({ signal }) });
await rm(dataDir, { recursive: true, force: true });
process.exit(exitCode);

import { realpathSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../../..');
const LIBRARIES = join(PROJECT, 'node_modules');

/** Node's own permission model: the process writes no file, starts no program, and reads its code and these files only. */
export const confinement = (readable: readonly string[]) => [
  '--permission',
  '--allow-worker',
  // It warns at each start that threads might escape; those of the office run no code but its own.
  '--disable-warning=PERM0006',
  ...[
    join(PROJECT, 'package.json'),
    join(PROJECT, 'src', '/'),
    join(LIBRARIES, '/'),
    // The libraries may be linked from elsewhere, and are then read under both names.
    join(realpathSync(LIBRARIES), '/'),
    ...readable,
  ].map((path) => `--allow-fs-read=${path}`),
];

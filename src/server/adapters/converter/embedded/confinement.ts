import { createRequire } from 'node:module';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../../../../..');

/** Node's own walls: the office writes no file, starts no program, and reads its code and these files only. */
export const confinement = (readable: readonly string[]) => [
  '--permission',
  '--allow-worker',
  // It warns at each start that threads might escape; those of the office run no code but its own.
  '--disable-warning=PERM0006',
  ...[join(PROJECT, 'package.json'), join(PROJECT, 'src', '/'), librariesFolder(), ...readable].map(
    (path) => `--allow-fs-read=${path}`,
  ),
];

/** Where libraries really are: `node_modules` may be a link. */
const librariesFolder = () => {
  const library = createRequire(import.meta.url).resolve('@matbee/libreoffice-converter/package.json');
  return library.slice(0, library.lastIndexOf('@matbee'));
};

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from '../../../scripts/launcher/run-quietly.mjs';

export const VENDURE = '3.7.3';

/** Its release asks for any 10.x of a package of which a later one does not work with it. */
const PACKAGE = {
  private: true,
  dependencies: { '@vendure/core': VENDURE, pg: '8.23.1' },
  overrides: { '@graphql-tools/batch-execute': '10.2.0' },
};

/** Into a folder of its own, with npm alone; none of its packages runs anything while it is installed. */
export const installVendure = async (folder: string) => {
  await writeFile(join(folder, 'package.json'), JSON.stringify(PACKAGE));
  // The options are for our own Node.
  const { npm_execpath: npm, NODE_OPTIONS: _, ...env } = process.env;
  const args = [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--fetch-retries=1',
  ];
  if (npm) return runQuietly(process.execPath, [npm, ...args], { cwd: folder, env });
  return runQuietly('npm', args, { cwd: folder, env, shell: process.platform === 'win32' });
};

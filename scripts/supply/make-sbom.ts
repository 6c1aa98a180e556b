import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './production-tree.ts';

type Locked = { dev?: boolean; devDependencies?: object };

const readProject = async <T>(file: string) => JSON.parse(await readFile(join(ROOT, file), 'utf8')) as T;

/**
 * What npm is shown of the project. Asked to leave out development itself (`--omit dev`), it also leaves out
 * what development and the shop share, such as react and zod.
 */
const writeProductionProject = async (folder: string) => {
  const { devDependencies: _, ...manifest } = await readProject<{ devDependencies: object }>('package.json');
  const lock = await readProject<{ packages: Record<string, Locked> }>('package-lock.json');
  const packages = Object.entries(lock.packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, { devDependencies: _dev, ...locked }]) => [path, locked] as const);
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }),
  );
};

const npmSbom = async (cwd: string) => {
  const { npm_execpath: npm } = process.env;
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  // Where NODE_ENV is production, npm would omit development by itself.
  const { stdout } = await promisify(execFile)(command, [...first, ...args, '--include=dev'], {
    cwd,
    maxBuffer: Infinity,
    shell: !npm && process.platform === 'win32',
  });
  return stdout;
};

/** The bill of materials of what the shop runs on, in CycloneDX's JSON, by npm and from the lockfile alone. */
export const makeSbom = async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'sbom-'));
  // npm calls the project by its folder.
  const folder = join(temporary, 'bindery');
  try {
    await writeProductionProject(folder);
    return await npmSbom(folder);
  } finally {
    await rm(temporary, { recursive: true });
  }
};

import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { conversion } from '#shared/limits.ts';

const run = promisify(execFile);
/** Programs of the system, wherever it keeps them; nothing else of the shop's environment. */
export const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const SCRIPT = join(import.meta.dirname, 'enclosure.sh');
const PROBE_LIMIT_MS = 10_000;
/** Ends an office that has lost its parent where nothing else does; a batch never computes for so long. */
const CPU_SECONDS = (2 * conversion.maxBatchSize * conversion.limitMs) / 1000;

export type Isolation = {
  /** Which walls stand, for the log. */
  layers: string[];
  wrap: (command: readonly string[]) => string[];
};

/** The settings of the profile alone. */
export const noIsolation: Isolation = { layers: ['dead proxy'], wrap: (command) => [...command] };

/** Tries which of the kernel's walls this machine lets us build: some containers forbid them. */
export const findIsolation = async (folders: readonly string[], directory: string): Promise<Isolation> => {
  const root = join(directory, 'root');
  await mkdir(root, { recursive: true });
  const limits = ['prlimit', `--as=${conversion.maxMemoryBytes}`, `--cpu=${CPU_SECONDS}`, '--core=0'];
  const namespaces = ['unshare', '--map-root-user', '--net', '--pid', '--fork', '--kill-child'];
  const enclosed = [...namespaces, '--mount', 'sh', SCRIPT, root, ...folders, '--'];

  // A worker that is killed can end nobody: the kernel does it then.
  const endsWithUs = ['setpriv', '--pdeathsig', 'KILL', '--'];
  const outer = (await works([...endsWithUs, 'true'])) ? endsWithUs : [];
  const canLimit = await works([...limits, 'true']);
  const inner = canLimit ? limits : [];
  const limitLayers = canLimit ? ['memory limit'] : [];
  if (await works([...enclosed, ...inner, 'true']))
    return {
      layers: ['no network', 'own file system', ...limitLayers],
      wrap: (command) => [...outer, ...enclosed, ...inner, ...command],
    };
  if (await works([...namespaces, ...inner, 'true']))
    return {
      layers: ['no network', ...limitLayers],
      wrap: (command) => [...outer, ...namespaces, ...inner, ...command],
    };
  return { layers: ['dead proxy', ...limitLayers], wrap: (command) => [...outer, ...inner, ...command] };
};

const works = async ([program = '', ...args]: string[]) =>
  run(program, args, { timeout: PROBE_LIMIT_MS, env: { PATH: SYSTEM_PATH } }).then(
    () => true,
    () => false,
  );

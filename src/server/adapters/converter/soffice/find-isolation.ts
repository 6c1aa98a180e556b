import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { conversion } from '#server/adapters/converter/conversion-limits.ts';

const run = promisify(execFile);
/** Programs of the system, wherever it keeps them; nothing else of the shop's environment. */
export const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const SCRIPT = join(import.meta.dirname, 'enclosure.sh');
const PROBE_LIMIT_MS = 10_000;
/** Ends an office that nobody else ends: all documents of its life together may not take longer. */
const CPU_SECONDS = (conversion.recycleAfter * conversion.limitMs) / 1000;

/** What of the machine, besides the system, an office sees; `tmp` is its /tmp. */
type Sight = { tmp: string; folders: readonly string[] };

type Isolation = {
  /** Which layers of isolation there are, for the log. */
  layers: string[];
  /** Whether what an office puts into /tmp is found in the folder that it was given for it. */
  hasOwnTmp: boolean;
  wrap: (command: readonly string[], sight: Sight) => string[];
};

/** The settings of the profile alone. */
export const noIsolation: Isolation = {
  layers: ['dead proxy'],
  hasOwnTmp: false,
  wrap: (command) => [...command],
};

/** Tries which of the kernel's means of isolation this machine lets us use: some containers forbid them. */
export const findIsolation = async (directory: string): Promise<Isolation> => {
  const root = join(directory, 'root');
  const tmp = join(directory, 'probe');
  await mkdir(root);
  await mkdir(tmp);
  const limits = ['prlimit', `--as=${conversion.maxMemoryBytes}`, `--cpu=${CPU_SECONDS}`, '--core=0'];
  const namespaces = ['unshare', '--map-root-user', '--net', '--pid', '--fork', '--kill-child'];
  const enclosed = ({ tmp: itsTmp, folders }: Sight) => [
    ...namespaces,
    '--mount',
    'sh',
    SCRIPT,
    root,
    itsTmp,
    ...folders,
    '--',
  ];

  // A worker that is killed can end nobody: the kernel does it then.
  const endsWithUs = ['setpriv', '--pdeathsig', 'KILL', '--'];
  const outer = (await works([...endsWithUs, 'true'])) ? endsWithUs : [];
  const canLimit = await works([...limits, 'true']);
  const inner = canLimit ? limits : [];
  const limitLayers = canLimit ? ['memory limit'] : [];
  if (await works([...enclosed({ tmp, folders: [directory] }), ...inner, 'true']))
    return {
      layers: ['no network', 'own file system', ...limitLayers],
      hasOwnTmp: true,
      wrap: (command, sight) => [...outer, ...enclosed(sight), ...inner, ...command],
    };
  if (await works([...namespaces, ...inner, 'true']))
    return {
      layers: ['no network', ...limitLayers],
      hasOwnTmp: false,
      wrap: (command) => [...outer, ...namespaces, ...inner, ...command],
    };
  return {
    layers: ['dead proxy', ...limitLayers],
    hasOwnTmp: false,
    wrap: (command) => [...outer, ...inner, ...command],
  };
};

const works = async ([program = '', ...args]: string[]) =>
  run(program, args, { timeout: PROBE_LIMIT_MS, env: { PATH: SYSTEM_PATH } }).then(
    () => true,
    () => false,
  );

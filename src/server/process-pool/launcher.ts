import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { lazily } from '#server/kernel/concurrency/lazily.ts';

/** The most a child may take; chosen by measurement, see docs/operating.md. */
export type ProcessLimits = {
  /** Reserved or not: WebAssembly reserves gigabytes that it never uses. */
  addressBytes: number;
  /** Of its own and writable: what it really may use. */
  dataBytes: number;
  openFiles: number;
  /** Over its whole life. */
  cpuSeconds: number;
};

export type Launcher = {
  /** What of the kernel's means is in force, for people. */
  layers: string[];
  /** What to put in front of the command; nothing where there are no such means. */
  commandFor: (limits: ProcessLimits) => string[];
};

/** Where systems keep such programs; children get nothing else of the shop's environment. */
export const LAUNCH_ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
} as const;

const PROBE_LIMIT_MS = 10_000;
/** A network without anything in it, in a namespace that any user may make, or, for root alone, without one. */
const NO_NETWORK = [
  ['unshare', '--map-root-user', '--net', '--'],
  ['unshare', '--net', '--'],
];
const NO_CAPABILITIES = ['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--no-new-privs', '--'];
const NO_NEW_PRIVILEGES = ['setpriv', '--no-new-privs', '--'];

const limitsCommand = ({ addressBytes, dataBytes, openFiles, cpuSeconds }: ProcessLimits) => [
  'prlimit',
  `--as=${addressBytes}`,
  `--data=${dataBytes}`,
  `--nofile=${openFiles}`,
  `--cpu=${cpuSeconds}`,
  '--fsize=0',
  '--core=0',
  '--',
];

const PROBED: ProcessLimits = { addressBytes: 2 ** 30, dataBytes: 2 ** 29, openFiles: 64, cpuSeconds: 60 };

type Works = (command: readonly string[]) => Promise<boolean>;

/** Tries which of the kernel's means this machine lets us use: other systems have none, some containers forbid them. */
export const findLauncher = async (works: Works = runsWell): Promise<Launcher> => {
  const network = (await firstThat(works, NO_NETWORK)) ?? [];
  const rights = (await firstThat(works, [NO_CAPABILITIES, NO_NEW_PRIVILEGES], network)) ?? [];
  const canLimit = await works([...network, ...rights, ...limitsCommand(PROBED), 'true']);
  return {
    layers: [
      ...(network.length > 0 ? ['no network'] : []),
      ...(rights === NO_CAPABILITIES ? ['no capabilities'] : []),
      ...(rights.length > 0 ? ['no new privileges'] : []),
      ...(canLimit ? ['limits on memory, files and processor time'] : []),
    ],
    commandFor: (limits) => [...network, ...rights, ...(canLimit ? limitsCommand(limits) : [])],
  };
};

const firstThat = async (
  works: Works,
  commands: readonly string[][],
  before: readonly string[] = [],
): Promise<string[] | undefined> => {
  const [first, ...others] = commands;
  if (first === undefined) return undefined;
  return (await works([...before, ...first, 'true'])) ? first : firstThat(works, others, before);
};

const runsWell: Works = async ([program = '', ...args]) =>
  process.platform === 'linux' &&
  promisify(execFile)(program, args, { timeout: PROBE_LIMIT_MS, env: LAUNCH_ENVIRONMENT }).then(
    () => true,
    () => false,
  );

const launcher = lazily(() => findLauncher());

/** Probed once for each process that starts children. */
export const ourLauncher = (): Promise<Launcher> => launcher.get();

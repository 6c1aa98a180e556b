import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

type Listed = { pid: number; state: string; command: string };

/** A killed process whose parent is gone as well may stay listed for a while; it runs no more. */
const isAlive = ({ state }: Listed) => !state.startsWith('Z');

/** Undefined for one that has ended meanwhile. */
const readProcess = (pid: number): Listed | undefined => {
  try {
    const [, state = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/^.*\) /s);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { pid, state, command };
  } catch {
    return undefined;
  }
};

const askPs = () =>
  execFileSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^ *(\d+) +(\S+) +(.*)$/.exec(line))
    .filter((found) => found !== null)
    .map(([, pid, state = '', command = '']) => ({ pid: Number(pid), state, command }));

/** From the kernel where it tells: tests ask again and again, and each `ps` is a process more. */
const listProcesses = () => {
  if (!existsSync('/proc/self/stat')) return askPs();
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => readProcess(Number(pid))).filter((found) => found !== undefined);
};

export const isRunning = (pid: number) =>
  listProcesses().some((listed) => listed.pid === pid && isAlive(listed));

/** The processes that have this text in their command line. */
export const findCommands = (text: string) =>
  listProcesses()
    .filter((listed) => listed.command.includes(text) && isAlive(listed))
    .map(({ pid }) => pid);

export const countCommands = (text: string) => findCommands(text).length;

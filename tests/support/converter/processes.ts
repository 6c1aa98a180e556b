import { execFileSync } from 'node:child_process';

/** A killed process whose parent is gone as well may stay listed for a while; it runs no more. */
const isDefunct = (state: string) => state.trim().startsWith('Z');

export const isRunning = (pid: number) => {
  try {
    return !isDefunct(execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    return false;
  }
};

/** The processes that have this text in their command line. */
export const findCommands = (text: string) =>
  execFileSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^ *(\d+) +(\S+) +(.*)$/.exec(line))
    .filter((found) => found !== null)
    .filter(([, , state = '', command = '']) => command.includes(text) && !isDefunct(state))
    .map(([, pid]) => Number(pid));

export const countCommands = (text: string) => findCommands(text).length;

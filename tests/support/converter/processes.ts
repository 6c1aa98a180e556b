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

/** How many processes have this text in their command line. */
export const countCommands = (text: string) =>
  execFileSync('ps', ['-eo', 'stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(text) && !isDefunct(line)).length;

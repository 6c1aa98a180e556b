import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { onEnd } from './on-end.mjs';

/**
 * Runs a program in this one's place: it is told to end when this process is, and its exit code is
 * ours. Through the open channel it also notices when this process is killed without a word.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv; cwd?: string; endSignal?: NodeJS.Signals | undefined; print?: (text: string) => void }} [options]
 *   endSignal: sent whatever this process was told to end by, to a program that ends tidily only by that one;
 *   print: gets what the program writes, instead of the terminal
 * @returns {Promise<number>}
 */
export const runChild = (command, args, { endSignal, print, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const output = print ? 'pipe' : 'inherit';
    const child = spawn(command, args, { ...options, stdio: ['inherit', output, output, 'ipc'] });
    if (print)
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print);
    const stopListening = onEnd((signal) => child.kill(endSignal ?? signal));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      stopListening();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });

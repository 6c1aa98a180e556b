import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { onEnd } from './on-end.mjs';

/**
 * Runs a program in this one's place: it is told to end when this process is, and its exit code is
 * ours. Through the open channel it also notices when this process is killed without a word.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv; cwd?: string; endSignal?: NodeJS.Signals | undefined }} [options]
 *   endSignal: sent whatever this process was told to end by, to a program that ends tidily only by that one
 * @returns {Promise<number>}
 */
export const runChild = (command, args, { endSignal, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    const stopListening = onEnd((signal) => child.kill(endSignal ?? signal));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      stopListening();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });

import { spawn } from 'node:child_process';

/**
 * Runs a program whose words matter only if it fails; then they are the error's.
 * @param {string} command
 * @param {string[]} args
 * @param {{ signal?: AbortSignal; cwd?: string; env?: NodeJS.ProcessEnv; shell?: boolean }} [options]
 * @returns {Promise<void>}
 */
export const runQuietly = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output.trim()))));
  });

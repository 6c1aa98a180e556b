import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dependenciesAreCurrent, installDependencies } from './dependencies.mjs';
import { findNode } from './find-node.mjs';
import { LaunchRefusal } from './launch-refusal.mjs';
import { onEnd } from './on-end.mjs';
import { runChild } from './run-child.mjs';

const INTERRUPTED = 130;

const root = fileURLToPath(new URL('../..', import.meta.url));
const QUICK_IMPORTS = new URL('quick-imports.mjs', import.meta.url).href;

/**
 * Runs a program of this project: on the right Node, with its dependencies installed. Plain
 * JavaScript without dependencies, because it runs before either is there.
 * @param {string[]} args what Node is called with
 * @param {{ beforeInstall?: () => Promise<void> }} [options]
 * @returns {Promise<number>} the exit code
 */
export const launch = async (args, { beforeInstall } = {}) => {
  const ending = new AbortController();
  const stopListening = onEnd(() => ending.abort());
  try {
    if (!dependenciesAreCurrent(root)) {
      await beforeInstall?.();
      await installDependencies(root, ending.signal);
    }
    const node = findNode(root);
    stopListening();
    // Compiled code is kept beside the project: in the machine's temporary folder others could exchange it.
    const cache = join(root, '.cache', 'node');
    const NODE_OPTIONS = [process.env['NODE_OPTIONS'], `--import=${QUICK_IMPORTS}`].filter(Boolean).join(' ');
    const env = withNodeFirst(
      // Node reads TypeScript by itself: Playwright would compile every file of the browser tests anew.
      { NODE_COMPILE_CACHE: cache, PW_DISABLE_TS_ESM: '1', ...process.env, NODE_OPTIONS },
      node,
    );
    return await runChild(node, args, { cwd: root, env });
  } catch (error) {
    if (ending.signal.aborted) return INTERRUPTED;
    if (!(error instanceof LaunchRefusal)) throw error;
    console.error(error.message);
    return 1;
  }
};

/**
 * Whatever the program starts as `node` is this Node, too. Windows writes the variable as it likes.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} node
 */
const withNodeFirst = (env, node) => {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: [dirname(node), env[name]].join(delimiter) };
};

import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from '../../src/server/lifecycle/kernel-lock.mjs';
import { LaunchRefusal } from './launch-refusal.mjs';
import { runQuietly } from './run-quietly.mjs';
import { step } from './step.mjs';

/** @typedef {{ version?: string; integrity?: string; optional?: boolean; devOptional?: boolean; extraneous?: boolean; os?: string | string[]; cpu?: string | string[] }} Package */

/**
 * npm writes what it has installed into a hidden lockfile, last of all: a broken-off installation has none.
 * @param {string} root
 */
export const dependenciesAreCurrent = (root) => {
  // A linked folder belongs to somebody else, who keeps it up to date.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return (
    Object.keys(installed).length > 0 &&
    Object.values(installed).every(fitsThisMachine) &&
    Object.entries(installed).every(([path, { extraneous }]) => path in wanted || extraneous) &&
    Object.entries(wanted).every(([path, entry]) => path === '' || isInstalled(entry, installed[path]))
  );
};

/**
 * @param {string} root
 * @param {AbortSignal} signal
 */
export const installDependencies = async (root, signal) => {
  const lock = await tryLock(`install ${root}`);
  if (!lock)
    throw new LaunchRefusal(
      'The dependencies are being installed by another command: wait until it is done, and try again.',
    );
  try {
    await step('Installing dependencies (a minute or two)', () => npmCi(root, signal));
  } catch (error) {
    throw new LaunchRefusal(
      `The dependencies could not be installed: check the network and try again.\n${/** @type {Error} */ (error).message}`,
    );
  } finally {
    await lock.release();
  }
};

/**
 * @param {string} root
 * @param {AbortSignal} signal
 */
const npmCi = (root, signal) => {
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  // In production npm would leave out what the web pages are built with.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  if (npm) return runQuietly(node, [npm, ...args], { cwd: root, signal });
  return runQuietly('npm', args, { cwd: root, signal, shell: process.platform === 'win32' });
};

/**
 * @param {string} file
 * @returns {Record<string, Package>}
 */
const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
};

/**
 * @param {Package} wanted
 * @param {Package | undefined} found
 */
const isInstalled = (wanted, found) =>
  found
    ? found.version === wanted.version && found.integrity === wanted.integrity
    : Boolean(wanted.optional || wanted.devOptional);

/** @param {Package} entry */
const fitsThisMachine = ({ os, cpu }) => allows(os, process.platform) && allows(cpu, process.arch);

/**
 * @param {string | string[] | undefined} list
 * @param {string} value
 */
const allows = (list, value) => {
  const names = [list ?? []].flat();
  return names.length === 0 || names.includes(value) || names.some((name) => name.startsWith('!'));
};

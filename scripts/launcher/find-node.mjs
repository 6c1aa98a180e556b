import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchRefusal } from './launch-refusal.mjs';

/**
 * The Node that comes with the package, or the running one if it can read the server's code.
 * @param {string} root
 * @param {{ platform: string; arch: string; version: string; execPath: string }} [running]
 * @returns {string}
 */
export const findNode = (
  root,
  running = {
    platform: process.platform,
    arch: process.arch,
    version: process.versions.node,
    execPath: process.execPath,
  },
) => {
  const platform = running.platform === 'win32' ? 'win' : running.platform;
  const program = platform === 'win' ? 'node.exe' : 'node';
  const bundled = join(root, 'node_modules', `node-${platform}-${running.arch}`, 'bin', program);
  if (existsSync(bundled)) return bundled;
  const needed = neededVersion(root);
  if (isAtLeast(running.version, needed)) return running.execPath;
  throw new LaunchRefusal(
    `Bindery needs Node ${needed} or newer, this is Node ${running.version}, and none comes with it for ${platform}-${running.arch}: install Node 24 from https://nodejs.org and try again.`,
  );
};

/**
 * @param {string} root
 * @returns {string}
 */
const neededVersion = (root) =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '');

/**
 * @param {string} version
 * @param {string} needed
 */
const isAtLeast = (version, needed) => version.localeCompare(needed, 'en', { numeric: true }) >= 0;

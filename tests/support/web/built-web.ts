import { resolve } from 'node:path';
import { buildIfStale } from '../../../scripts/preparing/build-if-stale.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The web front as it is deployed. */
export const builtWeb = async () => {
  await buildIfStale();
  return resolve(ROOT, 'dist');
};

/** The same with the development pages in it, for looking at the UI kit under the policy of the real pages. */
export const builtWebWithDevPages = async () => {
  const folder = '.cache/web-with-dev-pages';
  await buildIfStale({ folder, mode: 'development' });
  return resolve(ROOT, folder);
};

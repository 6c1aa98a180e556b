import { findLauncher } from '#server/process-pool/launcher.ts';
import { type Finding, note, ok } from './finding.ts';

const ALL_LAYERS = 4;
const ALWAYS = 'no secrets, no writing, no programs';

/** What holds the processes that read strangers' files. */
export const checkChildren = async (find = findLauncher): Promise<Finding> => {
  const { layers } = await find();
  const inForce = [ALWAYS, ...layers].join(', ');
  if (layers.length >= ALL_LAYERS) return ok(inForce);
  if (process.platform !== 'linux') return ok(`${inForce} (there is more on Linux)`);
  return note(`${inForce}; for more, install util-linux and allow user namespaces, or see docs/operating.md`);
};

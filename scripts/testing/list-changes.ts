import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The files that differ from a commit, new ones among them; what was deleted is not among them. */
export const listChanges = async (root: string, since: string) => {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.split('\0');
  const changed = await git('diff', '--name-only', '-z', since);
  const added = await git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...added])].filter((file) => file !== '' && existsSync(join(root, file)));
};

import { spawnSync } from 'node:child_process';

/**
 * Postgres refuses to run as root. A fresh user namespace shows it another user id, while the
 * files stay root's, so no system user has to be created.
 */
export const asPlainUser = (command: string, args: string[]): [string, string[]] => {
  if (process.getuid?.() !== 0) return [command, args];
  if (spawnSync('unshare', ['--user', 'true']).status !== 0)
    throw new Error(
      'The embedded Postgres does not run as root here, because user namespaces are not available. Start as a normal user, or set DATABASE_URL to a Postgres server.',
    );
  return ['unshare', ['--user', command, ...args]];
};

import type { Database } from '#server/db/connect.ts';

/** Any number will do, as long as every process asks for the same one. */
const LOCK = 7_203_119;

/**
 * Deletes stored objects only while no backup runs: a backup copies the objects its snapshot of
 * the database names, and one of them must not vanish meanwhile. False when a backup is running;
 * the sweeper comes back later.
 */
export const unlessBackupRuns = async (db: Database, work: () => Promise<unknown>): Promise<boolean> => {
  const client = await db.$client.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock_shared($1) as taken',
      [LOCK],
    );
    if (!rows[0]?.taken) return false;
    try {
      await work();
      return true;
    } finally {
      await client.query('select pg_advisory_unlock_shared($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
};

/** Waits for deletions and for backups under way, then holds off new ones. */
export const TAKE_BACKUP_LOCK = `select pg_advisory_lock(${LOCK})`;
/** Also where the transaction has failed. */
export const END_OF_BACKUP = `rollback; select pg_advisory_unlock(${LOCK})`;

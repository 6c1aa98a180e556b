import type { Database } from './connect.ts';

/** Asks over every connection that the next requests would be given: one that was just made says nothing of those. */
export const checkDatabase = async ({ $client: pool }: Pick<Database, '$client'>) => {
  const asked = Math.max(pool.idleCount, 1);
  await Promise.all(Array.from({ length: asked }, () => pool.query('select 1')));
};

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from '#server/db/connect.ts';

/** What the server holds at one moment. */
export type Sample = {
  minute: number;
  memoryMb: number;
  /** After a collection of garbage. */
  heapMb: number;
  descriptors: number;
  temporaryFiles: number;
  /** Everything the server has started, however deep. */
  processes: number;
  connections: number;
};

export type Watched = { child: ChildProcess; db: Database; temporaryFolder: string };

export const takeSample = async (
  { child, db, temporaryFolder }: Watched,
  minute: number,
): Promise<Sample> => {
  const pid = child.pid ?? 0;
  child.send('collect garbage');
  const [{ heapBytes, memoryBytes }] = (await once(child, 'message')) as [
    { heapBytes: number; memoryBytes: number },
  ];
  const { rows } = await db.execute<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database()`,
  );
  return {
    minute,
    memoryMb: memoryBytes / 1e6,
    heapMb: heapBytes / 1e6,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    temporaryFiles: readdirSync(temporaryFolder, { recursive: true }).length,
    processes: countDescendants(pid),
    connections: rows[0]?.count ?? 0,
  };
};

/** The parent is the second field after the name, which stands in brackets and may hold anything. */
const parentOf = (pid: string) => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
};

const countDescendants = (root: number) => {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [Number(pid), parentOf(pid)] as const),
  );
  const descends = (pid: number | undefined): boolean =>
    pid !== undefined && pid !== 0 && (parents.get(pid) === root || descends(parents.get(pid)));
  return [...parents.keys()].filter((pid) => descends(pid)).length;
};

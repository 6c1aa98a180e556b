import pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '#server/db/connect.ts';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  /** An index that hands rows out by their distance is read only as far as the limit. */
  'Order By'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
};

/** Remembers the text of every statement that any connection runs from now on. */
export const recordStatements = () => {
  const statements = new Set<string>();
  const { query: original } = pg.Client.prototype as unknown as Record<
    'query',
    (...args: unknown[]) => unknown
  >;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function record(
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [query] = args;
    const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
    if (text) statements.add(text);
    return original.apply(this, args) as never;
  });
  return statements;
};

/**
 * Postgres counts the rows of small tables by itself after a minute, and then every way to read them costs the same:
 * plans would depend on how long the test has taken. Of tables nobody has counted it expects a few hundred rows.
 */
export const leaveTablesUncounted = (db: Database) =>
  db.execute(`
    do $$ declare uncounted regclass; begin
      for uncounted in select oid from pg_class
        where relkind = 'r' and relnamespace in ('public'::regnamespace, 'stripe_sandbox'::regnamespace)
      loop execute format('alter table %s set (autovacuum_enabled = false)', uncounted); end loop;
    end $$`);

/** Tables a statement can only read from end to end, however many rows they have. */
export const findFullScans = async (client: pg.Client, statement: string): Promise<string[]> => {
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (generic_plan, format json) ${statement}`,
  );
  const root = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return root ? fullScansOf(root) : [];
};

/** A walk over a whole index is a full scan too, only in another order. */
const fullScansOf = (plan: Plan): string[] => {
  const below = (plan.Plans ?? []).flatMap(fullScansOf);
  const isIndexScan = /^(Index|Index Only|Bitmap Index) Scan$/.test(plan['Node Type']);
  const readsAll =
    plan['Node Type'] === 'Seq Scan' ||
    (isIndexScan && plan['Index Cond'] === undefined && plan['Order By'] === undefined);
  return readsAll ? [plan['Relation Name'] ?? plan['Index Name'] ?? 'unknown', ...below] : below;
};

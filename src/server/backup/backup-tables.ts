import type pg from 'pg';

export type BackupTable = {
  name: string;
  columns: string[];
  /** Which rows are worth keeping; all when undefined. */
  where?: string;
};

/** Where the payment sandbox keeps its tables, in shops that use it. */
export const SANDBOX_SCHEMA = 'stripe_sandbox';

const SCHEMAS = ['public', SANDBOX_SCHEMA];

/** The tables of the shop that outlive a crash, each after those it refers to, so that they can be loaded in this order. */
export const listTables = async (client: pg.ClientBase): Promise<BackupTable[]> => {
  const columnsOf = await readColumns(client);
  const { rows } = await client.query<{ name: string; refers_to: string[] }>(
    `with named as (
       select t.oid, n.nspname || '.' || t.relname as name
         from pg_class t join pg_namespace n on n.oid = t.relnamespace
        where n.nspname = any ($1) and t.relkind = 'r' and t.relpersistence = 'p'
     )
     select t.name, coalesce(array_agg(r.name) filter (where r.name <> t.name), '{}')::text[] as refers_to
       from named t
       left join pg_constraint c on c.conrelid = t.oid and c.contype = 'f'
       left join named r on r.oid = c.confrelid
      where t.name <> 'public.schema_migrations'
      group by t.name order by t.name`,
    [SCHEMAS],
  );
  const own = inLoadingOrder(new Map(rows.map(({ name, refers_to: refersTo }) => [name, refersTo])));
  const tables = own.map((name) => ({ name, columns: columnsOf.get(name) ?? [] }));
  const jobColumns = columnsOf.get('pgboss.job');
  if (!jobColumns) return tables;
  return [...tables, { name: 'pgboss.job', columns: jobColumns, where: `state <= 'active'` }];
};

const readColumns = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select n.nspname || '.' || t.relname as name, array_agg(a.attname order by a.attnum)::text[] as columns
       from pg_class t
       join pg_namespace n on n.oid = t.relnamespace
       join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where (n.nspname = any ($1) and t.relkind = 'r') or (n.nspname = 'pgboss' and t.relname = 'job')
      group by 1`,
    [SCHEMAS],
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
};

const inLoadingOrder = (refersTo: ReadonlyMap<string, readonly string[]>): string[] => {
  const ordered = new Set<string>();
  const visit = (name: string) => {
    if (ordered.has(name)) return;
    for (const other of refersTo.get(name) ?? []) visit(other);
    ordered.add(name);
  };
  for (const name of refersTo.keys()) visit(name);
  return [...ordered];
};

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const qualified = (name: string) => name.split('.').map(quoted).join('.');
const columnList = ({ columns }: BackupTable) => columns.map(quoted).join(', ');

export const copyOut = (table: BackupTable) =>
  `copy (select ${columnList(table)} from ${qualified(table.name)}${table.where ? ` where ${table.where}` : ''}) to stdout`;

export const copyIn = (table: BackupTable) =>
  `copy ${qualified(table.name)} (${columnList(table)}) from stdin`;

import type pg from 'pg';

export type BackupTable = {
  name: string;
  columns: string[];
  /** Which rows are worth keeping; all when undefined. */
  where?: string;
};

/** The tables of the shop, each after those it refers to, so that they can be loaded in this order. */
export const listTables = async (client: pg.ClientBase): Promise<BackupTable[]> => {
  const columnsOf = await readColumns(client);
  const { rows } = await client.query<{ name: string; refers_to: string[] }>(
    `select t.relname as name,
            coalesce(array_agg(r.relname) filter (where r.relname <> t.relname), '{}')::text[] as refers_to
       from pg_class t
       left join pg_constraint c on c.conrelid = t.oid and c.contype = 'f'
       left join pg_class r on r.oid = c.confrelid
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> 'schema_migrations'
      group by t.relname order by t.relname`,
  );
  const own = inLoadingOrder(new Map(rows.map(({ name, refers_to: refersTo }) => [name, refersTo])));
  const tables = own.map((name) => ({
    name: `public.${name}`,
    columns: columnsOf.get(`public.${name}`) ?? [],
  }));
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
      where (n.nspname = 'public' and t.relkind = 'r') or (n.nspname = 'pgboss' and t.relname = 'job')
      group by 1`,
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

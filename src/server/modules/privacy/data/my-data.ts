import { getTableColumns, getTableName } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import type { StoredFile } from '#server/modules/files/stored-file.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import type { Person } from './person.ts';
import { type PersonalTable, personalTables, untoldTables } from './personal-tables.ts';

/** What there is of somebody, table by table: each is read when its turn comes. */
export async function* readTables(db: Queryable, person: Person) {
  for (const personal of personalTables(person)) {
    if (untoldTables.includes(personal.table)) continue;
    const rows = await readRows(db, personal);
    if (rows.length > 0) yield { name: getTableName(personal.table), rows };
  }
}

const readRows = (db: Queryable, { table, rows, untold = [] }: PersonalTable) => {
  const told = Object.entries(getTableColumns(table)).filter(([name]) => !untold.includes(name));
  return db.select(Object.fromEntries(told)).from(table).where(rows);
};

/** Theirs, but for pictures of pages, which say what the files say. */
export const listFiles = async (db: Queryable, person: Person): Promise<{ name: string; file: StoredFile }[]> => {
  const personal = personalTables(person).find(({ table }) => table === storedFiles);
  const files = await db.select().from(storedFiles).where(personal?.rows).orderBy(storedFiles.createdAt);
  const used = new Set<string>();
  return files
    .filter(({ bucket, contentType }) => bucket !== PREVIEW_BUCKET || !contentType.startsWith('image/'))
    .map((file) => ({ name: nameIn(used, file), file }));
};

/** Two files of one name are told apart by a number. */
const nameIn = (used: Set<string>, { downloadName }: StoredFile) => {
  const [, stem = downloadName, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(downloadName) ?? [];
  for (let count = 1; ; count += 1) {
    const name = `files/${stem}${count === 1 ? '' : ` (${count})`}${ending}`.replaceAll(/[\\:*?"<>|]/g, '_');
    if (used.has(name.toLowerCase())) continue;
    used.add(name.toLowerCase());
    return name;
  }
};

import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import type { Services } from '#server/kernel/services.ts';
import { objectKeyOf } from '#server/modules/files/stored-file.ts';
import type { Person } from '#server/modules/privacy/data/person.ts';
import { personalTables } from '#server/modules/privacy/data/personal-tables.ts';

/** All rows of a person, in one transaction; the bytes of their files by jobs once it is committed. */
export const eraseRows = async ({ queue }: Pick<Services, 'queue'>, tx: Transaction, person: Person) => {
  // Records go with their whole chain or not at all: the database lets nobody else delete one.
  await tx.execute(sql`select set_config('bindery.erased_account', ${person.id}, true)`);
  for (const { table, rows, erasure } of personalTables(person)) {
    if (erasure === 'keep') continue;
    if (table === storedFiles) {
      const files = await tx.delete(storedFiles).where(rows).returning();
      await queue.enqueueAll(
        tx,
        'remove-file',
        files.map((file) => ({ key: objectKeyOf(file) })),
      );
    } else if (erasure === 'delete') await tx.delete(table).where(rows);
    else await tx.update(table).set(erasure).where(rows);
  }
};

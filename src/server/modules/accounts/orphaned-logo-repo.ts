import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { MAX_ROWS_PER_STATEMENT } from '#server/db/delete-some.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { LOGO_BUCKET } from './replace-logo.ts';

/** The next logos by path, and of each whether its owner has it. */
export const listLogos = (db: Queryable, { after, before }: { after: string; before: Date }) =>
  db
    .select({
      path: storedFiles.path,
      isUsed: sql<boolean>`exists (select from ${customers}
        where ${customers.id} = ${storedFiles.ownerId} and ${customers.logoPath} = ${storedFiles.path})`,
    })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.bucket, LOGO_BUCKET),
        gt(storedFiles.path, after),
        lt(storedFiles.createdAt, before),
      ),
    )
    .orderBy(asc(storedFiles.path))
    .limit(MAX_ROWS_PER_STATEMENT);

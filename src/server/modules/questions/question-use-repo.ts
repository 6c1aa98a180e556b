import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { askedKeysOf, templates, templateVersions } from '#server/db/schema/templates.ts';

/** Templates that are sold with a version that asks something, and what. */
export const listAskingTemplates = (db: Queryable) => {
  const sold = db
    .select({ keys: askedKeysOf(templateVersions).as('keys') })
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, templates.id), eq(templateVersions.status, 'complete')))
    .orderBy(desc(templateVersions.number))
    .limit(1)
    .as('sold');
  return db
    .select({ id: templates.id, name: templates.name, keys: sold.keys })
    .from(templates)
    .innerJoinLateral(sold, sql`true`)
    .where(and(isNull(templates.archivedAt), sql`${sold.keys} <> '{}'`))
    .orderBy(asc(templates.name), asc(templates.id));
};

/** Whether any version there is or was asks it: who bought that one has it made again. */
export const isEverAsked = async (db: Queryable, key: string) => {
  const [found] = await db
    .select({ id: templateVersions.id })
    .from(templateVersions)
    .where(
      sql`${askedKeysOf(templateVersions)} @> array[${key}]::text[] and ${templateVersions.status} <> 'failed'`,
    )
    .limit(1);
  return found !== undefined;
};

import { asc, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { templates, templateVersions } from '#server/db/schema/templates.ts';

export type TemplateState = { id: number; name: string; isArchived: boolean; isComplete: boolean };

/** The templates as they are; none of them can be archived or renamed before this transaction is over. */
export const lockTemplates = (tx: Transaction, ids: number[]): Promise<TemplateState[]> => {
  const complete = tx
    .select({ id: templateVersions.id })
    .from(templateVersions)
    .where(sql`${templateVersions.templateId} = ${templates.id} and ${templateVersions.status} = 'complete'`);
  return tx
    .select({
      id: templates.id,
      name: templates.name,
      isArchived: sql<boolean>`${templates.archivedAt} is not null`,
      isComplete: sql<boolean>`exists (${complete})`,
    })
    .from(templates)
    .where(inArray(templates.id, ids))
    .orderBy(asc(templates.id))
    .for('share');
};

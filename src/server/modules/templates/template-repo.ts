import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { templates } from '#server/db/schema/templates.ts';
import type { Template } from './template.ts';

export const insertTemplate = async (
  db: Queryable,
  template: Pick<Template, 'name' | 'createdAt'>,
): Promise<number> => {
  const [inserted] = await db.insert(templates).values(template).returning({ id: templates.id });
  if (!inserted) throw new Error('A template that was just inserted is missing.');
  return inserted.id;
};

export const countListed = async (db: Queryable): Promise<number> => {
  const [listed] = await db.select({ count: count() }).from(templates).where(isNull(templates.archivedAt));
  return listed?.count ?? 0;
};

/** Held until the transaction ends: versions of one template are added one after the other. */
export const lockTemplate = async (tx: Transaction, id: number): Promise<Template | undefined> =>
  (await tx.select().from(templates).where(eq(templates.id, id)).for('update'))[0];

/** False when there is no such template among those that are listed. */
export const updateName = async (db: Queryable, id: number, name: string) =>
  (
    await db
      .update(templates)
      .set({ name })
      .where(and(eq(templates.id, id), isNull(templates.archivedAt)))
  ).rowCount === 1;

type RegisterFields = Pick<Template, 'documentNumber' | 'owner' | 'reviewMonths'>;

/** False when there is no such template among those that are listed. */
export const updateRegister = async (db: Queryable, id: number, fields: RegisterFields) =>
  (
    await db
      .update(templates)
      .set(fields)
      .where(and(eq(templates.id, id), isNull(templates.archivedAt)))
  ).rowCount === 1;

export const updateArchived = async (db: Queryable, id: number, archivedAt: Date | null) => {
  await db.update(templates).set({ archivedAt }).where(eq(templates.id, id));
};

import { and, arrayContains, arrayOverlaps, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import { sandboxRecords } from '#stripe-sandbox/tables.ts';
import { missing } from './api-error.ts';
import type { Books } from './books.ts';
import type { Inners, Kind, Objects } from './objects/objects.ts';

export type Kept<K extends Kind> = { object: Objects[K]; inner: Inners[K] };

type Extras<K extends Kind> = { keys?: string[]; dueAt?: Date } & (Inners[K] extends Record<string, never>
  ? { inner?: Inners[K] }
  : { inner: Inners[K] });

export const insertRecord = async <K extends Kind>(
  { tx, now }: Books,
  object: Objects[K] & { object: K },
  { keys = [], dueAt, inner }: Extras<K>,
) => {
  await tx.insert(sandboxRecords).values({
    id: object.id,
    kind: object.object,
    object,
    inner: inner ?? {},
    keys,
    dueAt: dueAt ?? null,
    createdAt: now,
  });
  return object;
};

/** Undefined keys and due times stay as they are; null takes the due time away. */
export const saveRecord = async <K extends Kind>(
  { tx }: Books,
  object: Objects[K] & { object: K },
  changed: { inner?: Inners[K]; addKeys?: string[]; dueAt?: Date | null } = {},
) => {
  const { inner, addKeys = [], dueAt } = changed;
  await tx
    .update(sandboxRecords)
    .set({
      object,
      ...(inner && { inner }),
      ...(addKeys.length > 0 && {
        keys: sql`${sandboxRecords.keys} || ${sql.param(addKeys, sandboxRecords.keys)}`,
      }),
      ...(dueAt !== undefined && { dueAt }),
    })
    .where(eq(sandboxRecords.id, object.id));
  return object;
};

/** Ids come in addresses, where anybody may write anything; the database refuses to look for some of it. */
const ID = /^[\w-]{1,255}$/;
const isSearchable = (key: string) => !key.includes('\0');

const byId = async <K extends Kind>({ tx }: Pick<Books, 'tx'>, kind: K, id: string, isLocked: boolean) => {
  if (!ID.test(id)) return undefined;
  const query = tx
    .select({ object: sandboxRecords.object, inner: sandboxRecords.inner })
    .from(sandboxRecords)
    .where(and(eq(sandboxRecords.id, id), eq(sandboxRecords.kind, kind)));
  const [found] = await (isLocked ? query.for('update') : query);
  return found as Kept<K> | undefined;
};

export const findRecord = <K extends Kind>(books: Pick<Books, 'tx'>, kind: K, id: string) =>
  byId(books, kind, id, false);

/** Nobody else changes it before this transaction is done. */
export const lockRecord = <K extends Kind>(books: Books, kind: K, id: string) => byId(books, kind, id, true);

export const getObject = async <K extends Kind>(books: Books, kind: K, id: string, param?: string) => {
  const found = await findRecord(books, kind, id);
  if (!found) throw missing(kind, id, param);
  return found.object;
};

export const getLocked = async <K extends Kind>(books: Books, kind: K, id: string, param?: string) => {
  const found = await lockRecord(books, kind, id);
  if (!found) throw missing(kind, id, param);
  return found;
};

type Page = {
  /** All of these, and one of those. */
  keys?: string[];
  anyKey?: string[];
  limit: number;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
  createdSince?: Date | undefined;
  createdUntil?: Date | undefined;
};

const arrivalOf = (id: string) =>
  sql`(select ${sandboxRecords.arrival} from ${sandboxRecords} where ${sandboxRecords.id} = ${id})`;

/** The newest first, as the provider lists. */
export const listObjects = async <K extends Kind>(books: Pick<Books, 'tx'>, kind: K, page: Page) => {
  const { keys = [], anyKey = [], limit, startingAfter, endingBefore, createdSince, createdUntil } = page;
  if (![...keys, ...anyKey].every(isSearchable)) return [];
  const rows = await books.tx
    .select({ object: sandboxRecords.object })
    .from(sandboxRecords)
    .where(
      and(
        eq(sandboxRecords.kind, kind),
        keys.length > 0 ? arrayContains(sandboxRecords.keys, keys) : undefined,
        anyKey.length > 0 ? arrayOverlaps(sandboxRecords.keys, anyKey) : undefined,
        startingAfter ? lt(sandboxRecords.arrival, arrivalOf(startingAfter)) : undefined,
        endingBefore ? gt(sandboxRecords.arrival, arrivalOf(endingBefore)) : undefined,
        createdSince ? gte(sandboxRecords.createdAt, createdSince) : undefined,
        createdUntil ? lte(sandboxRecords.createdAt, createdUntil) : undefined,
      ),
    )
    .orderBy(desc(sandboxRecords.arrival))
    .limit(limit);
  return rows.map(({ object }) => object) as Objects[K][];
};

import { and, arrayContains, arrayOverlaps, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { records } from '#stripe-sandbox/tables.ts';
import { missing } from './api-error.ts';
import type { Ledger } from './ledger.ts';
import type { Inners, Kind, Objects } from './objects/objects.ts';

export type StoredRecord<K extends Kind> = { object: Objects[K]; inner: Inners[K] };

type Extras<K extends Kind> = { keys?: string[]; dueAt?: Date } & (Inners[K] extends Record<string, never>
  ? { inner?: Inners[K] }
  : { inner: Inners[K] });

export const insertRecord = async <K extends Kind>(
  { tx, now }: Ledger,
  object: Objects[K] & { object: K },
  { keys = [], dueAt, inner }: Extras<K>,
) => {
  await tx.insert(records).values({
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
  { tx }: Ledger,
  object: Objects[K] & { object: K },
  changed: { inner?: Inners[K]; addKeys?: string[]; dueAt?: Date | null } = {},
) => {
  const { inner, addKeys = [], dueAt } = changed;
  await tx
    .update(records)
    .set({
      object,
      ...(inner && { inner }),
      ...(addKeys.length > 0 && {
        keys: sql`${records.keys} || ${sql.param(addKeys, records.keys)}`,
      }),
      ...(dueAt !== undefined && { dueAt }),
    })
    .where(eq(records.id, object.id));
  return object;
};

/** Ids come in addresses, where anybody may write anything; the database refuses to look for some of it. */
const ID = /^[\w-]{1,255}$/;
const isSearchable = (key: string) => !key.includes('\0');

const byId = async <K extends Kind>({ tx }: Pick<Ledger, 'tx'>, kind: K, id: string, isLocked: boolean) => {
  if (!ID.test(id)) return undefined;
  const query = tx
    .select({ object: records.object, inner: records.inner })
    .from(records)
    .where(and(eq(records.id, id), eq(records.kind, kind)));
  const [found] = await (isLocked ? query.for('update') : query);
  return found as StoredRecord<K> | undefined;
};

export const findRecord = <K extends Kind>(ledger: Pick<Ledger, 'tx'>, kind: K, id: string) =>
  byId(ledger, kind, id, false);

/** Nobody else changes it before this transaction is done. */
export const lockRecord = <K extends Kind>(ledger: Ledger, kind: K, id: string) =>
  byId(ledger, kind, id, true);

export const getObject = async <K extends Kind>(ledger: Ledger, kind: K, id: string, param?: string) => {
  const found = await findRecord(ledger, kind, id);
  if (!found) throw missing(kind, id, param);
  return found.object;
};

export const getLocked = async <K extends Kind>(ledger: Ledger, kind: K, id: string, param?: string) => {
  const found = await lockRecord(ledger, kind, id);
  if (!found) throw missing(kind, id, param);
  return found;
};

type Page = {
  /** All of these, and one of those. */
  keys?: string[];
  anyKey?: string[];
  limit: number;
  startingAfter?: string | undefined;
  createdSince?: Date | undefined;
};

const arrivalOf = (id: string) =>
  sql`(select ${records.arrival} from ${records} where ${records.id} = ${id})`;

/** The newest first, as the provider lists. */
export const listObjects = async <K extends Kind>(ledger: Pick<Ledger, 'tx'>, kind: K, page: Page) => {
  const { keys = [], anyKey = [], limit, startingAfter, createdSince } = page;
  if (![...keys, ...anyKey].every(isSearchable)) return [];
  const rows = await ledger.tx
    .select({ object: records.object })
    .from(records)
    .where(
      and(
        eq(records.kind, kind),
        keys.length > 0 ? arrayContains(records.keys, keys) : undefined,
        anyKey.length > 0 ? arrayOverlaps(records.keys, anyKey) : undefined,
        startingAfter ? lt(records.arrival, arrivalOf(startingAfter)) : undefined,
        createdSince ? gte(records.createdAt, createdSince) : undefined,
      ),
    )
    .orderBy(desc(records.arrival))
    .limit(limit);
  return rows.map(({ object }) => object) as Objects[K][];
};

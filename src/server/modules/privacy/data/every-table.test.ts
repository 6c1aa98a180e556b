import { readdir } from 'node:fs/promises';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { impersonalTables } from './impersonal-tables.ts';
import type { Person } from './person.ts';
import { personalTables } from './personal-tables.ts';

const SCHEMA = new URL('../../../db/schema/', import.meta.url);

const listTables = async () => {
  const files = (await readdir(SCHEMA, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, SCHEMA).href) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, PgTable))
    .map(getTableName)
    .toSorted();
};

const nobody: Person = {
  id: '',
  emails: ['nobody@example.com'],
  readerEmails: [],
  ofOrder: () => sql`false`,
  ofDocument: () => sql`false`,
  ofReader: () => sql`false`,
};

test('of every table it is said what it holds of a person, or why nothing', async () => {
  const personal = personalTables(nobody).map(({ table }) => getTableName(table));
  expect([...personal, ...Object.keys(impersonalTables)].toSorted()).toEqual(await listTables());
});

test('what is emptied is a column of its table', () => {
  for (const { table, erasure } of personalTables(nobody))
    if (typeof erasure === 'object') expect(Object.keys(table)).toEqual(expect.arrayContaining(Object.keys(erasure)));
});

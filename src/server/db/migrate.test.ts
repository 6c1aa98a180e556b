import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { migrate, readMigrations, SchemaMismatch } from './migrate.ts';

const { db } = await createTestDatabase();
const pool = db.$client;
const current = await readMigrations();
const tableExists = async (name: string) =>
  (await pool.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name])).rows[0]
    ?.found;

describe('migrating the database', () => {
  test('changes nothing when the schema is up to date', async () => {
    expect(await migrate(pool, current)).toEqual([]);
  });

  test('applies what is missing, once, even when several processes start together', async () => {
    const next = [...current, { name: '9000_next', sql: 'create table nine_thousand (id int)', sha256: 'a' }];
    const applied = await Promise.all([migrate(pool, next), migrate(pool, next), migrate(pool, next)]);
    expect(applied.flat()).toEqual(['9000_next']);
    await pool.query("drop table nine_thousand; delete from schema_migrations where name = '9000_next'");
  });

  test('leaves nothing behind when a later migration of the same run fails', async () => {
    const broken = [
      ...current,
      { name: '9001_good', sql: 'create table nine_good (id int)', sha256: 'a' },
      { name: '9002_bad', sql: 'create table nine_bad (id nonsense)', sha256: 'b' },
    ];
    await expect(migrate(pool, broken)).rejects.toThrow('nonsense');
    expect(await tableExists('nine_good')).toBe(false);
    expect(await migrate(pool, current)).toEqual([]);
  });

  test('refuses a schema of a newer version and changes nothing', async () => {
    const older = current.slice(0, -1);
    await expect(
      migrate(pool, [...older, { name: 'x', sql: 'create table x (id int)', sha256: 'c' }]),
    ).rejects.toThrow(SchemaMismatch);
    expect(await tableExists('x')).toBe(false);
  });

  test('refuses a migration that was edited after it was applied', async () => {
    const edited = current.map((migration) => ({ ...migration, sha256: 'edited' }));
    await expect(migrate(pool, edited)).rejects.toThrow('was changed after it was applied');
  });
});

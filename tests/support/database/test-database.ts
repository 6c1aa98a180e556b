import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { MINUTE } from '#shared/units.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { onDatabase, withAdmin } from './database-admin.ts';

/** A busy machine answers late. Tests of the shop's own limits connect with those. */
const PATIENCE = { connectMs: MINUTE, statementMs: MINUTE, silenceMs: MINUTE };

export type TestDatabase = { db: Database; url: string };

/** A fresh, migrated database of this test file's own; dropped when the file is done. */
export const createTestDatabase = () => createCopyOf(inject('testServer').template);

/** One without any table, for tests of what makes them. */
export const createBareDatabase = () => createCopyOf('template0');

const createCopyOf = async (template: string): Promise<TestDatabase> => {
  const { url } = inject('testServer');
  const name = `bindery_test_${randomUUID().replaceAll('-', '')}`;
  // By its log, as it would be without the word, a copy costs twice the processor time.
  await withAdmin(url, (admin) =>
    admin.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const own = onDatabase(url, name);
  const db = connect({ url: own, ...PATIENCE });
  cleanUp(async () => {
    await db.$client.end();
    await withAdmin(url, (admin) => admin.query(`drop database ${name} with (force)`));
  });
  return { db, url: own };
};

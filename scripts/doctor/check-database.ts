import type { Config } from '#server/config.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { type Finding, ok, toDo } from './finding.ts';
import type { DatabaseState } from './inspect-database.ts';

export const checkDatabase = async (
  { database }: Config,
  inspection: Promise<DatabaseState>,
): Promise<Finding> => {
  const place =
    database.kind === 'embedded' ? 'embedded Postgres' : `Postgres at ${new URL(database.url).host}`;
  const state = await inspection.catch((error: Error) => error);
  if (state instanceof Error) return toDo(adviceOn(state, database));
  if (!state.made) return ok(`${place}, made at the first start`);
  const known = (await readMigrations()).map(({ name }) => name);
  const newer = state.migrations.filter((name) => !known.includes(name));
  if (newer.length > 0)
    return toDo(`made by a newer version of Bindery (${newer.join(', ')}): update the code`);
  const missing = known.length - state.migrations.length;
  const schema =
    missing === 0 ? 'schema up to date' : `schema to be updated at the next start (${missing} steps)`;
  return ok(`${place} ${state.version}, ${schema}`);
};

const adviceOn = ({ message }: Error, database: Config['database']) =>
  database.kind === 'embedded'
    ? message
    : `${new URL(database.url).host} cannot be used (${message || 'no answer'}): check DATABASE_URL and that the server runs`;

import type { Database } from './connect.ts';

/** Builds a hot query once per database instead of once per call; building costs twice what running does. */
export const prepared = <Query>(build: (db: Database) => Query) => {
  const built = new WeakMap<Database, Query>();
  return (db: Database): Query => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
};

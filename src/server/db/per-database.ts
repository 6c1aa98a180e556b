import type { Database } from './connect.ts';

/** Makes something once per database instead of once per call. */
export const perDatabase = <T>(make: (db: Database) => T) => {
  const made = new WeakMap<Database, T>();
  return (db: Database): T => {
    const known = made.get(db);
    if (known) return known;
    const thing = make(db);
    made.set(db, thing);
    return thing;
  };
};

/** For hot queries: building one costs twice what running it does. */
export const prepared = perDatabase;

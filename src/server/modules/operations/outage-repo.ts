import type { Queryable } from '#server/db/connect.ts';
import { outages } from '#server/db/schema/outages.ts';

/** What jobs of any process wait for, and since when. */
export const listOutages = (db: Queryable) =>
  db.select({ dependency: outages.dependency, since: outages.since }).from(outages);

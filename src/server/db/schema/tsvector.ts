import { customType } from 'drizzle-orm/pg-core';

/** Words with their weights, as Postgres searches them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

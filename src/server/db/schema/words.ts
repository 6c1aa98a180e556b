import { customType } from 'drizzle-orm/pg-core';

/** Words with their weights, as Postgres searches them. */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

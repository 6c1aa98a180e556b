import { broughtQueries, type Queries } from './later-queries.ts';

/** For whoever needs them where no page has brought them. */
export const loadQueries = async (): Promise<Queries> =>
  broughtQueries() ?? (await import('./queries.ts')).queries;

import { z } from 'zod';

/** As large as the database's own numbers. */
const MAX = 2_147_483_647;
const RULE = 'must be the whole number of something that exists';

export const rowId = z.int(RULE).min(1, RULE).max(MAX, RULE);

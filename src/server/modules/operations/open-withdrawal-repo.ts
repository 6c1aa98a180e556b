import { isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { withdrawals } from '#server/db/schema/legal.ts';

export const countOpenWithdrawals = (db: Queryable) => db.$count(withdrawals, isNull(withdrawals.answeredAt));

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteSome } from '#server/db/delete-some.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { rateLimitUses } from '#server/db/schema/rate-limits.ts';
import { oneTimeCodes, refreshTokens, sessions } from '#server/db/schema/auth.ts';
import { later } from '#server/kernel/clock.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { expiredAt, sweep } from './sweep.ts';

const { db } = await createTestDatabase();
const now = new Date('2027-03-01T12:00:00Z');
const services = { db, clock: { now: () => now } };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const never = new AbortController().signal;
const ago = (milliseconds: number) => later(now, -milliseconds);

const customerId = randomUUID();
await db.insert(customers).values({ id: customerId, email: 'a@example.com', createdAt: now });

const blockedStatements = async () => {
  const { rows } = await db.execute(sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
};

beforeEach(() => db.execute(sql`truncate one_time_codes, allowance_uses, sessions, refresh_tokens`));

describe('sweeping', () => {
  test('deletes codes that have expired and keeps the others', async () => {
    const code = { codeHmac: 'x', sentAt: ago(HOUR) };
    await db.insert(oneTimeCodes).values([
      { ...code, id: randomUUID(), email: 'old@example.com', expiresAt: ago(1) },
      { ...code, id: randomUUID(), email: 'new@example.com', expiresAt: later(now, 1) },
    ]);
    await sweep(services, never);
    expect(await db.select({ email: oneTimeCodes.email }).from(oneTimeCodes)).toEqual([
      { email: 'new@example.com' },
    ]);
  });

  test('leaves alone a code that is renewed while it is being swept', async () => {
    const email = 'late@example.com';
    await db
      .insert(oneTimeCodes)
      .values({ id: randomUUID(), email, codeHmac: 'old', sentAt: ago(HOUR), expiresAt: ago(1) });
    const sweeping = await db.transaction(async (tx) => {
      await tx.update(oneTimeCodes).set({ codeHmac: 'new', expiresAt: later(now, HOUR) });
      const swept = sweep(services, never);
      await expect.poll(blockedStatements).toBe(1);
      return { swept };
    });
    await sweeping.swept;
    expect(await db.select({ codeHmac: oneTimeCodes.codeHmac }).from(oneTimeCodes)).toEqual([
      { codeHmac: 'new' },
    ]);
  });

  test('forgets uses of a limited thing after a day', async () => {
    await db.insert(rateLimitUses).values([
      { key: 'old', usedAt: ago(DAY + 1) },
      { key: 'new', usedAt: ago(DAY - 1) },
    ]);
    await sweep(services, never);
    expect(await db.select({ key: rateLimitUses.key }).from(rateLimitUses)).toEqual([{ key: 'new' }]);
  });

  test('deletes sessions that nobody can use, with their tokens, and ended ones a day later', async () => {
    const fresh = { createdAt: ago(DAY), refreshedAt: ago(HOUR) };
    const kept = [
      { ...fresh },
      { createdAt: ago(29 * DAY), refreshedAt: ago(6 * DAY) },
      { ...fresh, revokedAt: ago(23 * HOUR) },
    ];
    const gone = [
      { createdAt: ago(30 * DAY + 1), refreshedAt: ago(HOUR) },
      { createdAt: ago(8 * DAY), refreshedAt: ago(7 * DAY + 1) },
      { ...fresh, revokedAt: ago(DAY + 1) },
    ];
    const keptIds = kept.map(() => randomUUID());
    const rows = [...kept, ...gone].map((row, index) => ({
      ...row,
      id: keptIds[index] ?? randomUUID(),
      customerId,
    }));
    await db.insert(sessions).values(rows);
    await db
      .insert(refreshTokens)
      .values(rows.map(({ id, createdAt }) => ({ sha256: id, sessionId: id, createdAt })));

    await sweep(services, never);
    const sessionIds = await db.select({ id: sessions.id }).from(sessions);
    const tokens = await db.select({ id: refreshTokens.sessionId }).from(refreshTokens);
    expect(new Set(sessionIds.map(({ id }) => id))).toEqual(new Set(keptIds));
    expect(new Set(tokens.map(({ id }) => id))).toEqual(new Set(keptIds));
  });

  test('deletes all of very many, some at a time, and can be interrupted', async () => {
    await db.execute(sql`
      insert into allowance_uses (key, used_at)
      select 'k' || i, ${ago(2 * DAY).toISOString()}::timestamptz from generate_series(1, 2500) i`);
    const uses = { table: rateLimitUses, key: rateLimitUses.id, at: rateLimitUses.usedAt, before: ago(DAY) };
    expect((await deleteSome(db, uses)).rowCount).toBe(1000);
    await expect(sweep(services, AbortSignal.abort(new Error('Stop.')))).rejects.toThrow('Stop.');
    expect(await db.$count(rateLimitUses)).toBe(1500);
    await sweep(services, never);
    expect(await db.$count(rateLimitUses)).toBe(0);
  });

  test('finds what has expired by an index, however much has not', async () => {
    const spread = (direction: 1 | -1) =>
      sql`${now.toISOString()}::timestamptz + ${direction}::int * i * interval '1 second'`;
    await db.execute(sql`
      insert into one_time_codes (email, id, code_hmac, expires_at)
      select i || '@example.com', gen_random_uuid(), 'x', ${spread(1)} from generate_series(1, 20000) i`);
    await db.execute(sql`
      insert into allowance_uses (key, used_at) select 'k' || i, ${spread(-1)} from generate_series(1, 20000) i`);
    await db.execute(sql`
      insert into sessions (id, customer_id, created_at, refreshed_at, revoked_at)
      select gen_random_uuid(), ${customerId}, ${spread(-1)}, ${spread(-1)}, ${spread(-1)}
        from generate_series(1, 20000) i`);
    await db.execute(sql`
      insert into payment_events (id, type, subject, received_at, processed_at)
      select 'evt_' || i, 'x', '{}', ${spread(-1)}, ${spread(-1)} from generate_series(1, 20000) i`);
    await db.execute(sql`
      insert into verified_networks (network, verified_at)
      select i || '::/64', ${spread(-1)} from generate_series(1, 20000) i`);
    await db.execute(sql`
      insert into orders (customer_id, reference, cart_key, status, amount_in_cents, currency, created_at, next_sync_at)
      values (${customerId}, gen_random_uuid(), 'k', 'pending', 1, 'usd', now(), now())`);
    await db.execute(sql`
      insert into made_ahead (stem, order_id, fingerprint, page_count, has_workbook, bytes, outcome, made_at, ended_at)
      select i::text, id, i::text, 1, false, 1, 'used', ${spread(-1)}, ${spread(-1)}
        from orders, generate_series(1, 20000) i`);
    await db.execute(sql`
      insert into ahead_claims (order_id, fingerprint, begun_at)
      select id, i::text, ${spread(1)} from orders, generate_series(1, 20000) i`);
    await db.execute(sql`
      insert into document_accesses (order_id, kind, format, accessed_at)
      select id, 'view', 'pdf', ${spread(-1)} from orders, generate_series(1, 20000) i`);
    await db.execute(sql`
      analyze document_accesses, one_time_codes, allowance_uses, sessions, payment_events, verified_networks, made_ahead, ahead_claims`);

    expect(expiredAt(now)).toHaveLength(11);
    for (const expired of expiredAt(now)) {
      const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
        sql`explain ${deleteSome(db, expired).getSQL()}`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
    }
  });
});

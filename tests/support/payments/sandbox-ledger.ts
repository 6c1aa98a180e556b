import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { outboxMails } from '#server/db/schema/mails.ts';
import type { Mailbox } from '#tests/support/database/invariants/mails.ts';
import type { PaidSession, Provider } from '#tests/support/database/invariants/payments.ts';

/** What the payment sandbox knows to be paid. */
export const sandboxLedger = (db: Database): Provider => ({
  listPaidSessions: async () => {
    const { rows } = await db.execute<PaidSession>(sql`
      select s.id, s.object->>'client_reference_id' as reference,
             (s.object->>'amount_total')::int as "totalInCents",
             coalesce((c.object->>'amount_refunded')::int, 0) as "refundedInCents",
             s.object->>'currency' as currency
        from stripe_sandbox.records s
        left join stripe_sandbox.records c on c.kind = 'charge'
             and c.object->>'payment_intent' = s.object->>'payment_intent'
             and c.object->>'status' = 'succeeded'
       where s.kind = 'checkout.session' and s.object->>'payment_status' = 'paid'`);
    return rows;
  },
});

/** The mails of a shop that keeps instead of sends them. */
export const outboxOf = (db: Database): Mailbox => ({
  listMails: () => db.select({ to: outboxMails.recipient, subject: outboxMails.subject }).from(outboxMails),
});

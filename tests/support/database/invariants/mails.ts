import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';

export type Mailbox = { listMails: () => Promise<{ to: string; subject: string }[]> };

type Due = { id: number; email: string; is_ready: boolean };

/**
 * Who has paid has the receipt, and who may open all documents was told so. A mail that was accepted just before a
 * crash goes out again: more than one is no fault.
 */
export const findMissingMails = async (db: Database, mailbox: Mailbox): Promise<string[]> => {
  const { rows } = await db.execute<Due>(sql`
    select o.id, o.buyer->>'email' as email,
           o.status = 'succeeded' and o.closed_by is null
             and bool_and(l.status = 'GENERATED') as is_ready
      from orders o join line_items l on l.order_id = o.id
     where o.buyer is not null group by o.id`);
  const sent = new Set((await mailbox.listMails()).map(({ to, subject }) => `${to} ${subject}`));
  return rows.flatMap(({ id, email, is_ready: isReady }) =>
    [`Your receipt for order ${id}`, ...(isReady ? [`Your documents of order ${id} are ready`] : [])]
      .filter((subject) => !sent.has(`${email} ${subject}`))
      .map((subject) => `nobody was sent "${subject}"`),
  );
};

import { type SQL, sql } from 'drizzle-orm';
import { customers } from '#server/db/schema/accounts.ts';
import { binderDocuments } from '#server/db/schema/binder/binder.ts';
import { orders } from '#server/db/schema/orders.ts';
import { acknowledgements, readers, readingAssignments } from '#server/db/schema/binder/readers.ts';

/**
 * Of a business: who may be written to, and about what. Only people on its list, about documents in force that they have to
 * read, of orders that are open, while the owner's account is.
 */
export const mailable = (customerId: string): SQL => sql`${readers} as reader
    join ${customers} as owner on owner.id = reader.customer_id and owner.disabled_at is null
    join ${readingAssignments} as assignment on assignment.reader_id = reader.id
    join ${binderDocuments} as document on document.id = assignment.document_id and document.state = 'in-force'
     and reader.customer_id = ${customerId} and reader.removed_at is null and reader.email is not null
     and reader.unsubscribed_at is null
    join ${orders} as bought on bought.id = document.order_id and bought.status = 'succeeded' and bought.closed_by is null`;

/** Over the aliases of `mailable`. */
export const isUnread: SQL = sql`not exists (select from ${acknowledgements} as acknowledgement
  where acknowledgement.reader_id = reader.id and acknowledgement.document_id = document.id
    and acknowledgement.revision >= document.read_from)`;

import type { Services } from '#server/kernel/services.ts';
import type { OrderRow } from '#server/modules/orders/order.ts';
import type { OrderEventKind } from '#shared/contract/order-details.ts';
import { orderEvents } from './event-limits.ts';
import { listRecordedEvents } from './order-event-repo.ts';
import {
  listInvoices,
  listMadeDocuments,
  listRegenerations,
  listWithdrawals,
} from './told-elsewhere-repo.ts';

export type OrderEventRecord = {
  at: Date;
  kind: OrderEventKind;
  by: string | null;
  subject: string | null;
  amountInCents: number | null;
};

type Fact = { at: Date; kind: OrderEventKind } & Partial<OrderEventRecord>;

/** All that is known to have happened to an order, the oldest first: what was noted, and what other rows tell. */
export const listOrderEvents = async (
  { db }: Pick<Services, 'db'>,
  order: Pick<OrderRow, 'id' | 'createdAt' | 'paidAt' | 'paidInCents' | 'amountInCents'>,
): Promise<OrderEventRecord[]> => {
  const facts: Fact[] = [
    { at: order.createdAt, kind: 'placed', amountInCents: order.amountInCents },
    ...(order.paidAt
      ? [{ at: order.paidAt, kind: 'paid', amountInCents: order.paidInCents } satisfies Fact]
      : []),
    ...(await listInvoices(db, order.id)).map(({ formerId, ...made }): Fact => ({
      ...made,
      kind: formerId === null ? 'invoice-made' : 'invoice-corrected',
    })),
    ...(await listRegenerations(db, order.id)).map(({ at }): Fact => ({ at, kind: 'regeneration-asked' })),
    ...(await listMadeDocuments(db, order.id)).map((made): Fact => ({ ...made, kind: 'document-made' })),
    ...(await listWithdrawals(db, order.id)).flatMap(({ at, answeredAt, answeredBy }): Fact[] => [
      { at, kind: 'withdrawal-declared' },
      ...(answeredAt ? [{ at: answeredAt, kind: 'withdrawal-answered', by: answeredBy } satisfies Fact] : []),
    ]),
    ...(await listRecordedEvents(db, order.id, orderEvents.shown)).toReversed(),
  ];
  return facts
    .map((fact) => ({ by: null, subject: null, amountInCents: null, ...fact }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
};

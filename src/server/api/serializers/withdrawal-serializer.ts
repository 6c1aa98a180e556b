import type { WithdrawalDetails } from '#server/modules/withdrawals/withdrawal-repo.ts';
import type { Withdrawal } from '#shared/contract/legal/withdrawal.ts';

export const withdrawalOf = ({ row, order, answeredBy, waiverGivenAt }: WithdrawalDetails): Withdrawal => ({
  id: row.id,
  name: row.name,
  contract: row.contract,
  email: row.email,
  reason: row.reason,
  receivedAt: row.receivedAt.toISOString(),
  mailedAt: row.mailedAt?.toISOString() ?? null,
  order: orderOf(order, waiverGivenAt),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answeredBy,
  note: row.note,
});

/** Of a declaration that names no order, all of it is null. */
const orderOf = (order: WithdrawalDetails['order'], waiverGivenAt: Date | null): Withdrawal['order'] =>
  order?.id
    ? {
        id: order.id,
        email: order.email ?? '',
        status: order.status ?? '',
        waiverGivenAt: waiverGivenAt?.toISOString() ?? null,
      }
    : null;

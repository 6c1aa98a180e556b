import type { OrderStatus } from '#shared/contract/order.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { addressText } from '#web/lib/address-text.ts';

/** What is looked for stands in the address. */
export type OrderSearch = { q?: string | undefined; status?: OrderStatus | undefined };

const statuses: readonly OrderStatus[] = ['pending', 'succeeded', 'failed', 'refunded', 'review'];

const isStatus = (value: unknown): value is OrderStatus => statuses.some((status) => status === value);

export const orderSearchOf = ({ q, status }: Record<string, unknown>): OrderSearch => {
  const text = addressText(q)?.trim() ?? '';
  return {
    q: text === '' ? undefined : text.slice(0, textLength.email),
    status: isStatus(status) ? status : undefined,
  };
};

import type { ShopClient } from '#web/lib/server/shop-client.ts';
import type { Changes } from './answering.ts';
import { customerAnswersQuery } from './question-queries.ts';

const ASKED_BY_ORDERS = { queryKey: ['order-questions'] };

/** What was read before the answers were kept would bring back the old ones: it is dropped. */
export const saveAnswers = async (shop: ShopClient, answers: Changes) => {
  const { queryKey } = customerAnswersQuery(shop);
  const { customer } = (await shop.calls()).customer;
  const kept = await customer.setCustomerAnswers.mutate({ answers });
  await Promise.all([shop.queries.cancelQueries(ASKED_BY_ORDERS), shop.queries.cancelQueries({ queryKey })]);
  shop.queries.setQueryData(queryKey, kept);
  await shop.queries.invalidateQueries({ ...ASKED_BY_ORDERS, refetchType: 'none' });
};

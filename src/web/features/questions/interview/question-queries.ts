import { queryOptions } from '@tanstack/react-query';
import { orderPolling } from '#shared/limits/order-polling.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

const callsOf = async (shop: ShopClient) => (await shop.calls()).customer.customer;

/** Asked again by whoever comes back to the page: another device may have answered meanwhile. */
export const orderQuestionsQuery = (shop: ShopClient, orderId: number) =>
  queryOptions({
    queryKey: ['order-questions', orderId],
    queryFn: async () => (await callsOf(shop)).getOrderQuestions.query({ orderId }),
    // The page of an order waits for it, and can do without.
    retry: false,
    staleTime: orderPolling.pollMs,
    refetchOnWindowFocus: 'always',
  });

export const customerAnswersQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: ['customer-answers'],
    queryFn: async () => (await callsOf(shop)).getCustomerAnswers.query(),
    staleTime: orderPolling.pollMs,
    refetchOnWindowFocus: 'always',
  });

import { queryOptions } from '@tanstack/react-query';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

export const questionsQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: ['questions'],
    queryFn: async () => (await shop.calls()).admin.questions.query(),
  });

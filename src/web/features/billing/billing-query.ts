import { queryOptions } from '@tanstack/react-query';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

export const billingQuery = (shop: Pick<ShopClient, 'calls'>) =>
  queryOptions({
    queryKey: ['billing'],
    queryFn: async () => (await shop.calls()).customer.customer.getBilling.query(),
  });

export const taxNumberQuery = (shop: Pick<ShopClient, 'calls'>) =>
  queryOptions({
    queryKey: ['tax-number'],
    queryFn: async () => (await shop.calls()).customer.customer.getTaxNumber.query(),
  });

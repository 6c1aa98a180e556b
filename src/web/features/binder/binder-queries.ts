import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BinderDocument } from '#shared/contract/binder.ts';
import { orderPolling } from '#shared/limits/order-polling.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { askedFor, type BinderSearch } from './register/binder-search.ts';

/** Whatever is done in a binder may show on each of its screens. */
export const BINDER_KEY = ['binder'];

const isBeingMade = ({ draft }: BinderDocument) => draft?.stage === 'making';

const pollWhile = (isMaking: boolean | undefined) => (isMaking ? orderPolling.pollMs : false);

/** Asked every two seconds while something on the page is being made. */
export const binderQuery = (shop: ShopClient, search: BinderSearch) =>
  queryOptions({
    queryKey: [...BINDER_KEY, 'register', search],
    queryFn: async () => (await shop.calls()).customer.customer.getBinder.query(askedFor(search)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => pollWhile(state.data?.documents.some(isBeingMade)),
  });

export const binderDocumentQuery = (shop: ShopClient, id: number) =>
  queryOptions({
    queryKey: [...BINDER_KEY, 'document', id],
    queryFn: async () => (await shop.calls()).customer.customer.getBinderDocument.query({ id }),
    staleTime: orderPolling.pollMs,
    refetchInterval: ({ state }) => pollWhile(state.data && isBeingMade(state.data)),
  });

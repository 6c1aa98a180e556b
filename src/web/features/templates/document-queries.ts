import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { statusPolling } from './status-polling.ts';

const DOCUMENTS = ['documents'];

const listDocuments = async (shop: ShopClient) => (await shop.calls()).admin.documents.query();

/** All documents that can be sold. Asked again while a newer version of one is being checked. */
export const documentsQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: DOCUMENTS,
    queryFn: () => listDocuments(shop),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some(({ newer }) => newer?.status === 'processing') ? statusPolling.everyMs : false,
    refetchIntervalInBackground: true,
  });

/** What was found in documents that have just become complete: asked again with each that does. */
export const findingsQuery = (shop: ShopClient, completeIds: readonly number[]) =>
  queryOptions({
    queryKey: [...DOCUMENTS, 'findings', completeIds],
    queryFn: async () => {
      const documents = await listDocuments(shop);
      return documents
        .filter(({ id }) => completeIds.includes(id))
        .map(({ id, findings, accessibility }) => ({ id, findings, accessibility }));
    },
    enabled: completeIds.length > 0,
    placeholderData: keepPreviousData,
  });

/** Documents of which nothing can be sold. */
export const failuresQuery = (shop: ShopClient) =>
  queryOptions({
    queryKey: [...DOCUMENTS, 'failures'],
    queryFn: async () => (await shop.calls()).admin.getDocumentFailures.query(),
    refetchOnMount: 'always',
  });

/** Of whoever owns a version of the document. */
export const reachQuery = (shop: ShopClient, id: number) =>
  queryOptions({
    queryKey: [...DOCUMENTS, 'reach', id],
    queryFn: async () => (await shop.calls()).admin.getUpdateReach.query({ id }),
    refetchOnMount: 'always',
  });

export const refreshDocuments = (shop: ShopClient) => shop.queries.invalidateQueries({ queryKey: DOCUMENTS });

import { queryOptions } from '@tanstack/react-query';
import { orderPolling } from '#shared/limits/order-polling.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { shopErrorOf } from '#web/lib/server/shop-error.ts';
import { asksAgain, confirmationOf } from './confirmation/confirmation.ts';
import { isSettled } from './order-progress.ts';

const callsOf = async (shop: ShopClient) => (await shop.calls()).customer.customer;

const isRefusal = (error: unknown) => {
  const { status = 500 } = shopErrorOf(error) ?? {};
  return status < 500 && status !== 429;
};
const unlessRefused = (count: number, error: unknown) => count < 2 && !isRefusal(error);

/** Asked every two seconds until it is settled. Every answer counts as an attempt, so none is retried out of turn. */
export const latestOrderQuery = (shop: ShopClient, sessionId: string | undefined) =>
  queryOptions({
    queryKey: ['latest-order', sessionId],
    queryFn: async () =>
      (await callsOf(shop)).getCustomerLatestOrder.query(sessionId === undefined ? {} : { sessionId }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    // An answer that says the same as the last one counts too.
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state }) => {
      const attempts = state.dataUpdateCount + state.errorUpdateCount;
      return asksAgain(confirmationOf(state.data, attempts)) ? orderPolling.pollMs : false;
    },
    refetchIntervalInBackground: true,
  });

/** Asked every two seconds while the payment is pending: the documents of who has paid then appear by themselves. */
export const orderQuery = (shop: ShopClient, orderId: number) =>
  queryOptions({
    queryKey: ['order', orderId],
    queryFn: async () => (await callsOf(shop)).getCustomerOrder.query({ orderId }),
    retry: unlessRefused,
    staleTime: orderPolling.pollMs,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? orderPolling.pollMs : false),
    refetchIntervalInBackground: true,
  });

/** Asked every two seconds while a document is being made, in a tab that nobody looks at as well: its title tells. */
export const lineItemsQuery = (shop: ShopClient, orderId: number) =>
  queryOptions({
    queryKey: ['line-items', orderId],
    queryFn: async () => (await callsOf(shop)).getCustomerOrderDocumentLineItems.query({ orderId }),
    retry: false,
    staleTime: orderPolling.pollMs,
    refetchInterval: ({ state }) => (isSettled(state.data) ? false : orderPolling.pollMs),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: ({ state }) => !isSettled(state.data),
  });

/** Asked again when a generation begins and when it ends; until the answer is there, the one before stands. */
export const orderVersionsQuery = (shop: ShopClient, orderId: number, isMaking: boolean) =>
  queryOptions({
    queryKey: ['order-versions', orderId, isMaking] as const,
    queryFn: async () => (await callsOf(shop)).getCustomerOrderVersions.query({ orderId }),
    retry: unlessRefused,
    staleTime: 0,
    placeholderData: (known, query) => (query?.queryKey[1] === orderId ? known : undefined),
  });

/** The provider makes the invoice a little after the payment, so it is looked for until it is there. */
export const invoiceQuery = (
  shop: ShopClient,
  { orderId, paymentIntent }: { orderId: number; paymentIntent: string },
) =>
  queryOptions({
    queryKey: ['invoices', paymentIntent],
    queryFn: async () => {
      const invoices = await (await callsOf(shop)).getCustomerInvoices.query({ orderId });
      return invoices.find(({ payment_intent }) => payment_intent === paymentIntent) ?? null;
    },
    refetchInterval: ({ state }) => {
      if (state.data) return false;
      const attempts = state.dataUpdateCount + state.errorUpdateCount;
      return attempts > orderPolling.maxAttempts ? orderPolling.reconcileEveryMs : orderPolling.pollMs;
    },
    refetchIntervalInBackground: true,
  });

/** A refund may come at any time, and its credit note a little after it: whoever comes back to the page sees it. */
export const creditNotesQuery = (shop: ShopClient, orderId: number) =>
  queryOptions({
    queryKey: ['credit-notes', orderId],
    queryFn: async () => (await callsOf(shop)).getCreditNotes.query({ orderId }),
    retry: unlessRefused,
  });

/**
 * Links to pages live as short as those of previews: while somebody leafs through, they are renewed in time.
 * There are none until the pages are drawn, a little after the documents of the order are made.
 */
export const documentPagesQuery = (shop: ShopClient, orderId: number, lineItemId: number) =>
  queryOptions({
    queryKey: ['document-pages', orderId, lineItemId],
    queryFn: async () =>
      (await (await callsOf(shop)).getCustomerOrderDocumentPages.query({ orderId, lineItemId })).pages,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.length === 0 ? orderPolling.pollMs : signedUrl.previewSeconds * 750,
  });

import { queryOptions } from '@tanstack/react-query';
import { MINUTE } from '#shared/units.ts';
import { orderPolling } from '#shared/limits/order-polling.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { shopErrorOf } from '#web/lib/server/shop-error.ts';

const READING = ['reading'];

/** The addresses of pictures last ten minutes. */
const NEW_ADDRESSES_MS = 8 * MINUTE;

const NAMES_MS = 5 * MINUTE;

const callsOf = async (shop: ShopClient) => (await shop.calls()).public.public;

/** Asked again while pages are being drawn. What the server refuses once it refuses again. */
export const readingQuery = (shop: ShopClient, token: string, documentId: number | undefined) =>
  queryOptions({
    queryKey: [...READING, token, documentId ?? null],
    queryFn: async () =>
      (await callsOf(shop)).getReading.mutate({ token, ...(documentId !== undefined && { documentId }) }),
    retry: (failures, error) => shopErrorOf(error) === undefined && failures < 2,
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) =>
      data?.open?.pages.length === 0 ? orderPolling.pollMs : NEW_ADDRESSES_MS,
  });

export const changesQuery = (shop: ShopClient, { token, documentId, revision }: ReadDocument) =>
  queryOptions({
    queryKey: [...READING, token, documentId, 'changes', revision],
    queryFn: async () => (await callsOf(shop)).getReadingChanges.mutate({ token, documentId }),
    retry: false,
    staleTime: Infinity,
  });

/** A revision that somebody has on screen. */
export type ReadDocument = { token: string; documentId: number; revision: number };

export const tellPagesSeen = async (shop: ShopClient, read: ReadDocument, pages: number[]) =>
  (await callsOf(shop)).recordPagesSeen.mutate({ ...read, pages });

export const sayRead = async (
  shop: ShopClient,
  said: ReadDocument & { name: string; agreed: true; wantsCopy: boolean },
) => (await callsOf(shop)).acknowledge.mutate(said);

export const sharedDeviceQuery = (shop: ShopClient, secret: string) =>
  queryOptions({
    queryKey: ['shared-device', secret],
    queryFn: async () => (await callsOf(shop)).getSharedDevice.mutate({ secret }),
    // A tablet on a wall is never loaded again.
    refetchInterval: NAMES_MS,
    retry: (failures, error) => shopErrorOf(error) === undefined && failures < 2,
  });

export const sendPin = async (shop: ShopClient, entered: { secret: string; readerId: number; pin: string }) =>
  (await callsOf(shop)).enterPin.mutate(entered);

export const refreshReading = (shop: ShopClient) => shop.queries.invalidateQueries({ queryKey: READING });

/** The next person must not find it. */
export const forgetReading = (shop: ShopClient) => shop.queries.removeQueries({ queryKey: READING });

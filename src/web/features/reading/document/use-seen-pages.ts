import { useCallback, useEffect, useReducer } from 'react';
import type { ReadingDocument } from '#shared/contract/reading/reading.ts';
import { type ReadDocument, tellPagesSeen } from '#web/features/reading/reading-queries.ts';
import { shopErrorOf } from '#web/lib/server/shop-error.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { nextToSend, seePages, startSeeing, waitMs } from './seen-pages.ts';
import { keepUnsent, readUnsent } from './unsent-pages.ts';

type Options = {
  read: ReadDocument;
  readerName: string;
  document: Pick<ReadingDocument, 'pagesSeen' | 'pageCount'>;
  /** The revision has had its day, or the token has. */
  onRefused: () => void;
};

/** What the server says no to for good; anything else is tried again. */
const isRefusal = (error: unknown) => [401, 404, 409].includes(shopErrorOf(error)?.status ?? 0);

/** Remembers what was on screen, and sees to it that the shop does. */
export const useSeenPages = ({ read, readerName, document, onRefused }: Options) => {
  const shop = useShop();
  const isOnline = useOnline();
  const { token, documentId, revision } = read;
  const [state, dispatch] = useReducer(seePages, undefined, () =>
    startSeeing(document.pagesSeen, readUnsent({ readerName, documentId, revision }, document.pageCount)),
  );
  const { unsent, isSending } = state;
  useEffect(
    () => keepUnsent({ readerName, documentId, revision }, unsent),
    [readerName, documentId, revision, unsent],
  );

  const send = useCallback(
    async (pages: number[]) => {
      dispatch({ type: 'sending' });
      try {
        const { pagesSeen } = await tellPagesSeen(shop, { token, documentId, revision }, pages);
        dispatch({ type: 'sent', pages, pagesSeen });
      } catch (error) {
        dispatch({ type: 'failed' });
        if (isRefusal(error)) onRefused();
      }
    },
    [shop, token, documentId, revision, onRefused],
  );

  const wait = waitMs(state);
  useEffect(() => {
    if (unsent.length === 0 || isSending || !isOnline) return undefined;
    const timer = setTimeout(() => void send(nextToSend(state)), wait);
    return () => clearTimeout(timer);
  }, [state, unsent, isSending, isOnline, wait, send]);

  const onSeen = useCallback((page: number) => dispatch({ type: 'seen', page }), []);
  return { ...state, onSeen };
};

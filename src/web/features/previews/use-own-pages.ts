import { useEffect, useReducer, useRef, useState } from 'react';
import { preview } from '#shared/limits/preview.ts';
import { useCustomer } from '#web/lib/session/customer.ts';
import { shopErrorOf } from '#web/lib/server/shop-error.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { nothingTyped, typedBusiness } from '#web/lib/typed-business.ts';
import { askForPages, followPages, type Look } from './ask-for-pages.ts';
import { createPictureKeeper } from './picture-keeper.ts';
import { type ChosenLogo, type PreviewEvent, previewingReducer, startPreviewing } from './previewing.ts';

const REFUSALS = new Set([400, 413, 422]);
const NO_ROOM = new Set([429, 503]);

/**
 * The visitor's own pages of a product: asked for a moment after the last keystroke, the newest wish alone. With a look, of one
 * document in colours that are tried on.
 */
export const useOwnPages = (productId: number, findInView: () => number, look?: Look) => {
  const shop = useShop();
  const { customer } = useCustomer();
  const [state, dispatch] = useReducer(previewingReducer, undefined, startPreviewing);
  const { phase, turn, typed, logo, pages } = state;
  const last = useRef<{ previewId: string; logo: ChosenLogo | undefined }>(undefined);
  const underWay = useRef<AbortController>(undefined);
  const [keeper] = useState(() => createPictureKeeper((address) => URL.revokeObjectURL(address)));

  const own = customer?.businessDetails[0];
  useEffect(() => {
    const kept = typedBusiness.read();
    if (own) dispatch({ kind: 'known', details: { ...nothingTyped, ...detailsOf(own) } });
    else if (kept.businessName.trim() !== '') dispatch({ kind: 'known', details: kept });
  }, [own]);

  const shownLook = useRef(look);
  useEffect(() => {
    if (look === shownLook.current) return;
    shownLook.current = look;
    dispatch({ kind: 'recoloured' });
  }, [look]);

  useEffect(() => {
    if (phase !== 'typing') return undefined;
    const timer = setTimeout(() => dispatch({ kind: 'paused', turn }), preview.typingPauseMs);
    return () => clearTimeout(timer);
  }, [phase, turn]);

  useEffect(() => {
    if (phase !== 'due') return;
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    const tell = (event: PreviewEvent) => {
      if (!signal.aborted) dispatch(event);
    };
    const ask = async () => {
      const isNewLogo = logo !== last.current?.logo;
      const previewId = await askForPages(shop, {
        productId,
        typed,
        logo: isNewLogo ? logo?.file : undefined,
        replaces: last.current?.previewId,
        first: findInView(),
        look: shownLook.current,
      });
      signal.throwIfAborted();
      last.current = { previewId, logo };
      const { hasFailed } = await followPages(shop, previewId, {
        signal,
        onPicture: (address) => keeper.add(address, turn),
        onArrival: (documentId, arrived) => tell({ kind: 'arrived', turn, documentId, pages: arrived }),
      });
      tell({ kind: 'done', turn, hasFailed });
    };
    const slow = setTimeout(() => tell({ kind: 'slow', turn }), preview.patienceMs);
    dispatch({ kind: 'asked', turn });
    ask()
      .catch((error: unknown) => {
        // What came of the one before is not known: its logo is sent again.
        if (!signal.aborted) last.current = undefined;
        tell({ kind: 'stopped', turn, ...reasonOf(error) });
      })
      .finally(() => clearTimeout(slow));
  }, [phase, turn, typed, logo, productId, shop, findInView, keeper]);

  useEffect(() => keeper.show(pages, turn), [keeper, pages, turn]);

  useEffect(
    () => () => {
      underWay.current?.abort();
      keeper.clear();
    },
    [keeper],
  );
  return { state, dispatch };
};

type Business = { name: string; street: string; city: string; state: string; zipCode: string };

const detailsOf = ({ name, street, city, state, zipCode }: Business) => ({
  businessName: name,
  street,
  city,
  state,
  zipCode,
});

const reasonOf = (error: unknown) => {
  const refusal = shopErrorOf(error);
  if (refusal?.status !== undefined && NO_ROOM.has(refusal.status)) return { phase: 'no-room' } as const;
  if (refusal?.status !== undefined && REFUSALS.has(refusal.status))
    return { phase: 'refused', message: refusal.message } as const;
  return { phase: 'failed' } as const;
};

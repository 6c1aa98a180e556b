import { useCallback, useMemo, useState } from 'react';
import type { KeptPicture, PictureUrls } from '#shared/contract/question.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import type { PictureDesk } from './picture-desk.ts';

/** Pictures kept by the shop: those it has told of, and those that were sent since. */
export const useShopPictures = (known: PictureUrls): PictureDesk => {
  const shop = useShop();
  const [sent, setSent] = useState<PictureUrls>({});
  const keep: PictureDesk['keep'] = useCallback(
    async (key, file, crop) => {
      const form = new FormData();
      form.append('key', key);
      for (const [name, value] of Object.entries(crop)) form.append(name, String(value));
      form.append('File', file);
      // The shop's own answer, by its contract.
      const kept = (await shop.upload('/api/customer/picture', form)) as KeptPicture;
      setSent((before) => ({ ...before, [kept.path]: kept.url }));
      return kept;
    },
    [shop],
  );
  return useMemo(() => ({ keep, urlOf: (path) => sent[path] ?? known[path] }), [keep, sent, known]);
};

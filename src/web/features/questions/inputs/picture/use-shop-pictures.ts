import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
  const { chosen, lay } = useChosenPictures();
  return useMemo(
    () => ({ keep, chosen, lay, urlOf: (path) => sent[path] ?? known[path] }),
    [keep, chosen, lay, sent, known],
  );
};

/** The browser lets go of a picture once another takes its place, and of all with the desk. */
const useChosenPictures = () => {
  const [chosen, setChosen] = useState<PictureDesk['chosen']>({});
  const urls = useRef(new Map<string, string>());
  const lay: PictureDesk['lay'] = useCallback((key, picked) => {
    const before = urls.current.get(key);
    if (before !== undefined) URL.revokeObjectURL(before);
    urls.current.delete(key);
    if (picked) urls.current.set(key, picked.url);
    setChosen((all) => ({ ...all, [key]: picked }));
  }, []);
  useEffect(() => {
    const { current } = urls;
    return () => {
      for (const url of current.values()) URL.revokeObjectURL(url);
    };
  }, []);
  return { chosen, lay };
};

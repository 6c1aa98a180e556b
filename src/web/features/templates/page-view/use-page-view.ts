import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PagePreview } from '#shared/contract/document.ts';
import type { PageView } from '#shared/contract/page-view.ts';
import { SECOND } from '#shared/units.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { useShop } from '#web/lib/server/use-shop.ts';

/** Pages arrive one after the other, and somebody looks at them already. */
const POLL_EVERY_MS = SECOND;

/** What is looked at: a document of the shop, or a file that the browser still holds. */
export type Viewed = { documentId: number } | { file: File };

const start = async (shop: ShopClient, viewed: Viewed): Promise<PageView> => {
  if ('documentId' in viewed)
    return (await shop.calls()).admin.requestPageView.mutate({ id: viewed.documentId });
  const form = new FormData();
  form.append('File', viewed.file);
  return (await shop.upload('/api/admin/viewPages', form)) as PageView;
};

/** Asked for once, then followed until all pages are there. */
export const usePageView = (viewed: Viewed) => {
  const shop = useShop();
  const asked = useMutation({ mutationFn: () => start(shop, viewed) });
  const { mutate } = asked;
  useEffect(() => mutate(), [mutate]);
  const id = asked.data?.id;
  const followed = useQuery({
    queryKey: ['page view', id],
    queryFn: async () => keepPages(shop, await ask(shop, id ?? '')),
    enabled: asked.data?.status === 'processing',
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== 'processing' ? false : POLL_EVERY_MS,
    refetchIntervalInBackground: true,
  });
  const error = asked.error ?? followed.error;
  return {
    view: followed.data ?? asked.data,
    problem: error && messageFor(error).message,
    tryAgain: () => (asked.error ? mutate() : void followed.refetch()),
  };
};

const ask = async (shop: ShopClient, id: string) => (await shop.calls()).admin.getPageView.query({ id });

/** Every answer has other links to the same pictures: those that are shown stay, or each would be loaded again and again. */
const keepPages = (shop: ShopClient, view: PageView): PageView => {
  const before = shop.queries.getQueryData<PageView>(['page view', view.id])?.pages ?? [];
  const known = new Map<number, PagePreview>(before.map((page) => [page.page, page]));
  return { ...view, pages: view.pages.map((page) => known.get(page.page) ?? page) };
};

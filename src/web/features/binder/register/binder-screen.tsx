import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { binderQuery } from '#web/features/binder/binder-queries.ts';
import { copy } from '#web/features/binder/copy.ts';
import { useToldTimeZone } from '#web/features/binder/use-told-time-zone.ts';
import { EmptyBinder } from './empty-binder.tsx';
import { Register } from './register.tsx';
import { RegisterSkeleton } from './register-skeleton.tsx';
import { useBinderSearch } from './use-binder-search.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';

/** All documents a business has bought, over all orders, as one register. */
export const BinderScreen = ({ actions, after }: { actions?: ReactNode; after?: ReactNode }) => {
  const shop = useShop();
  const { search, change } = useBinderSearch();
  const { data: page, error, isPlaceholderData, refetch } = useQuery(binderQuery(shop, search));
  useToldTimeZone(page?.timeZone);
  if (!page)
    return error ? (
      <NotLoaded
        title={copy.notLoaded}
        reason={messageFor(error).message}
        retry={copy.retry}
        onRetry={refetch}
      />
    ) : (
      <RegisterSkeleton />
    );
  if (page.counts.all === 0) return <EmptyBinder />;
  return (
    <>
      {actions && <div className="mb-6">{actions}</div>}
      <Register page={page} search={search} isStale={isPlaceholderData} onSearch={change} />
      {after}
    </>
  );
};

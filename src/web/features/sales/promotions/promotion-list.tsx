import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PromotionCode } from '#shared/contract/promotion.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { MoreButton } from '#web/ui/buttons/more-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { ArchiveCodeDialog } from './archive-code-dialog.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';
import { promotionCodesQuery } from './promotion-queries.ts';
import { PromotionTable } from './promotion-table.tsx';
import { copy } from './copy.ts';

const words = copy.list;

export const PromotionList = () => {
  const shop = useShop();
  const query = useInfiniteQuery(promotionCodesQuery(shop));
  const [isMaking, setMaking] = useState(false);
  const [archiving, setArchiving] = useState<PromotionCode>();
  const [news, setNews] = useState<string>();
  const codes = query.data?.pages.flatMap((page) => page.codes);
  const changed = async (said: string) => {
    await shop.queries.invalidateQueries({ queryKey: promotionCodesQuery(shop).queryKey });
    setMaking(false);
    setArchiving(undefined);
    setNews(said);
  };
  const made = ({ code, state, startsAt }: PromotionCode) =>
    changed(
      state === 'scheduled' && startsAt !== null
        ? words.scheduled(code, formatDay(startsAt))
        : words.made(code),
    );
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={() => setMaking(true)}>{copy.new}</Button>
        <p className="text-sm text-quiet">{copy.hint}</p>
        <Feedback tone="success">{news}</Feedback>
      </div>
      {query.isPending && <Feedback tone="busy">{words.loading}</Feedback>}
      {query.isError && (
        <NotLoaded
          title={words.notLoaded}
          reason={messageFor(query.error).message}
          retry={words.retry}
          onRetry={query.refetch}
        />
      )}
      {codes?.length === 0 && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      {codes && codes.length > 0 && <PromotionTable codes={codes} onArchive={setArchiving} />}
      <MoreButton query={query}>{words.more}</MoreButton>
      {isMaking && <PromotionDialog onClose={() => setMaking(false)} onMade={made} />}
      {archiving && (
        <ArchiveCodeDialog
          promotion={archiving}
          onClose={() => setArchiving(undefined)}
          onArchived={({ code }) => changed(words.archived(code))}
        />
      )}
    </div>
  );
};

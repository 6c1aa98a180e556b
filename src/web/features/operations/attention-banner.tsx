import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Icon } from '#web/ui/icon.tsx';
import { concernWords } from './concern-words.ts';
import { attentionQuery } from './operations-queries.ts';
import { copy } from './copy.ts';

/** Over every page of the administration, as long as something needs a person. */
export const AttentionBanner = () => {
  const { data: concerns = [], dataUpdatedAt } = useQuery(attentionQuery(useShop()));
  const now = new Date(dataUpdatedAt).toISOString();
  return (
    <div role="status" aria-label={copy.banner.label} className="print:hidden">
      {concerns.length > 0 && (
        <p className="bg-stamp px-4 py-2 text-center text-sm text-paper">
          <Icon name="alert" className="mr-2 inline size-4.5 align-text-bottom" />
          {concerns.map((concern) => concernWords(concern, now).text).join(' ')}{' '}
          <Link to="/admin/operations" className="font-semibold underline underline-offset-4">
            {copy.banner.link}
          </Link>
        </p>
      )}
    </div>
  );
};

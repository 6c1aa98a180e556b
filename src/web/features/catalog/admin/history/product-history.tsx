import { useInfiniteQuery } from '@tanstack/react-query';
import type { ProductChange } from '#shared/contract/product.ts';
import { formatPrice } from '#shared/money.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { copy } from '#web/features/catalog/admin/copy.ts';
import { type DocumentChoice, documentNames } from '#web/features/catalog/admin/document-choice.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { productChangesQuery } from './product-changes-query.ts';

const { title, by, created, archived, restored, notLoaded, more } = copy.history;
const { was, now, empty } = copy.changes;

const whole: Record<string, string> = { created, archived, restored };

type ProductHistoryProps = { productId: number; documents: readonly DocumentChoice[] };

/** Who changed what, and when: the newest first. */
export const ProductHistory = ({ productId, documents }: ProductHistoryProps) => {
  const nameOf = documentNames(documents);
  const query = useInfiniteQuery(productChangesQuery(useShop(), productId));
  const changes = query.data?.pages.flatMap((page) => page.changes) ?? [];
  if (query.isLoadingError) return <Feedback tone="error">{notLoaded}</Feedback>;
  if (changes.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="text-lg font-semibold">{title}</h2>
      <ol className="mt-3 border-t border-line">
        {changes.map((change) => (
          <li
            key={change.id}
            className="grid gap-x-6 gap-y-1 border-b border-line py-2.5 text-sm sm:grid-cols-[1fr_auto]"
          >
            <Entry change={change} nameOf={nameOf} />
            <span className="text-quiet">{by(change.by, formatMoment(change.at))}</span>
          </li>
        ))}
      </ol>
      {query.isError && (
        <div className="mt-4">
          <Feedback tone="error">{notLoaded}</Feedback>
        </div>
      )}
      {query.hasNextPage && (
        <Button
          variant="ghost"
          className="mt-5"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {more}
        </Button>
      )}
    </section>
  );
};

type EntryProps = {
  /** What is undefined is left out on the wire. */
  change: Pick<ProductChange, 'field'> & Partial<ProductChange>;
  nameOf: (documentId: number) => string;
};

const Entry = ({ change: { field, before, after }, nameOf }: EntryProps) => {
  if (whole[field]) return <span className="font-semibold text-ink">{whole[field]}</span>;
  const shown = (value: unknown) => textOf(field, value, nameOf) || empty;
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="font-semibold text-ink">{labelOf(field)}</span>{' '}
      <span className="text-quiet">{was}</span> {shown(before)} <span className="text-quiet">{now}</span>{' '}
      {shown(after)}
    </span>
  );
};

const labelOf = (field: string) =>
  field in copy.labels ? copy.labels[field as keyof typeof copy.labels] : field;

const textOf = (field: string, value: unknown, nameOf: (documentId: number) => string): string => {
  if (field === 'updateMonths') return copy.updatesFor(typeof value === 'number' ? value : null);
  if (value === null || value === undefined) return '';
  if (field === 'price' && typeof value === 'number') return formatPrice(value);
  if (Array.isArray(value))
    return value.map((item) => (field === 'documentIdList' ? nameOf(Number(item)) : String(item))).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

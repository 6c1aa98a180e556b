import { formatPrice } from '#shared/money.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { ProductChange } from './product-changes.ts';
import { copy } from './copy.ts';

const { title, none, was, now, empty, noPrice, added, removed, order, reordered, revert, revertThe } =
  copy.changes;

type ChangeLogProps = {
  changes: readonly ProductChange[];
  nameOf: (documentId: number) => string;
  onRevert: (change: ProductChange) => void;
};

/** What would be different after saving, each line revertible on its own. */
export const ChangeLog = ({ changes, nameOf, onRevert }: ChangeLogProps) => (
  <section aria-label={title}>
    <h2 className="text-lg font-semibold">{title}</h2>
    {changes.length === 0 && <p className="mt-2 text-md text-quiet">{none}</p>}
    <ul className="mt-2 border-t border-line empty:hidden">
      {changes.map((change) => {
        const line = lineOf(change, nameOf);
        return (
          <li
            key={`${line.label} ${'documentId' in change ? change.documentId : ''}`}
            className="flex items-start gap-3 border-b border-line py-2.5 text-sm"
          >
            <div className="min-w-0 grow wrap-anywhere">
              <span className="font-semibold text-ink">{line.label}</span>
              {'name' in line ? (
                <p>{line.name}</p>
              ) : (
                <dl className="grid grid-cols-[auto_1fr] gap-x-2">
                  <dt className="text-quiet">{was}</dt>
                  <dd>{line.before || empty}</dd>
                  <dt className="text-quiet">{now}</dt>
                  <dd className="text-ink">{line.after || empty}</dd>
                </dl>
              )}
            </div>
            <Button
              variant="link"
              size="sm"
              aria-label={revertThe('name' in line ? `${line.label} ${line.name}` : line.label)}
              onClick={() => onRevert(change)}
            >
              {revert}
            </Button>
          </li>
        );
      })}
    </ul>
  </section>
);

type Line = { label: string; name: string } | { label: string; before: string; after: string };

const lineOf = (change: ProductChange, nameOf: (documentId: number) => string): Line => {
  if ('documentId' in change)
    return { label: change.field === 'added' ? added : removed, name: nameOf(change.documentId) };
  if (change.field === 'order') return { label: order, name: reordered };
  const label = copy.labels[change.field];
  if (change.field === 'updateMonths')
    return { label, before: copy.updatesFor(change.before), after: copy.updatesFor(change.after) };
  if (change.field !== 'price') return { label, before: change.before ?? '', after: change.after ?? '' };
  return {
    label,
    before: formatPrice(change.before),
    after: change.after === undefined ? noPrice : formatPrice(change.after),
  };
};

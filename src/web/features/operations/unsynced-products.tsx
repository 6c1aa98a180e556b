import { Link } from '@tanstack/react-router';
import type { Operations } from '#shared/contract/operations.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Card } from '#web/ui/paper/card.tsx';
import { anchors } from './concern-words.ts';
import { formatAge } from './format-age.ts';
import { Section } from './section.tsx';
import { copy } from './copy.ts';

const { title, changed, archived } = copy.unsynced;

export const UnsyncedProducts = ({ count, products, at }: Operations['unsynced'] & { at: string }) => {
  if (count === 0) return null;
  return (
    <Section id={anchors.unsynced} title={`${title} (${count})`} hint={copy.concern.unsyncedHint}>
      <Card>
        <ul>
          {products.map(({ id, name, changedAt, isArchived }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-2.5 last:border-b-0"
            >
              <Link
                to="/admin/products/edit/$id"
                params={{ id: String(id) }}
                className="text-ink underline underline-offset-4 wrap-anywhere"
              >
                {name}
              </Link>
              {isArchived && <Badge>{archived}</Badge>}
              <span className="text-sm text-quiet">{changed(formatAge(changedAt, at))}</span>
            </li>
          ))}
        </ul>
      </Card>
      {count > products.length && (
        <p className="mt-2 text-sm text-quiet">{copy.undelivered.more(count - products.length)}</p>
      )}
    </Section>
  );
};

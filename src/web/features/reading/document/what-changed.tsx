import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DocumentComparison } from '#shared/contract/comparison.ts';
import type { Reading } from '#shared/contract/reading/reading.ts';
import { changeCopy as copy } from '#web/features/reading/copy.ts';
import { changesQuery, type ReadDocument } from '#web/features/reading/reading-queries.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Feedback } from '#web/ui/feedback/feedback.tsx';

export type RenderComparison = (comparison: DocumentComparison) => ReactNode;

type WhatChangedProps = {
  read: ReadDocument;
  change: NonNullable<NonNullable<Reading['open']>['change']>;
  renderComparison: RenderComparison;
};

/** Before the pages, for whoever knows an earlier revision. */
export const WhatChanged = ({ read, change, renderComparison }: WhatChangedProps) => {
  const { data, error } = useQuery(changesQuery(useShop(), read));
  return (
    <section aria-labelledby="what-changed" className="mb-6 rounded-card bg-paper p-5 shadow-paper">
      <h2 id="what-changed" className="text-lg font-semibold">
        {copy.title}
      </h2>
      <p className="mt-2 text-md">{copy.since(change.sinceRevision)}</p>
      <ul className="mt-1.5 list-disc pl-5 text-md text-ink">
        {change.reasons.map((reason) => (
          <li key={reason} className="wrap-anywhere">
            {reason}
          </li>
        ))}
      </ul>
      {!data && !error && <Feedback tone="busy">{copy.loading}</Feedback>}
      {error && <Feedback tone="error">{copy.notLoaded}</Feedback>}
      {data && renderComparison(data)}
    </section>
  );
};

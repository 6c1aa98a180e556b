import { type ReactNode, useId } from 'react';
import type { BinderRevision } from '#shared/contract/binder.ts';
import { copy } from './copy.ts';
import { RevisionEntry } from './revision-entry.tsx';

type RevisionListProps = {
  revisions: readonly BinderRevision[];
  timeZone: string | null;
  renderFiles?: ((revision: BinderRevision) => ReactNode) | undefined;
};

/** The newest first. */
export const RevisionList = ({ revisions, timeZone, renderFiles }: RevisionListProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-xl font-[650]">
        {copy.revisions.title}
      </h2>
      <ol className="flex flex-col gap-4">
        {revisions.map((revision) => (
          <RevisionEntry key={revision.revision} revision={revision} timeZone={timeZone}>
            {revision.hasFiles && renderFiles?.(revision)}
          </RevisionEntry>
        ))}
      </ol>
    </section>
  );
};

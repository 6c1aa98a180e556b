import type { OrderQuestions } from '#shared/contract/question.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { copy } from './copy.ts';

type OutdatedDocumentsProps = {
  /** Undefined until the server has compared. */
  outdated: OrderQuestions['outdated'] | undefined;
};

export const OutdatedDocuments = ({ outdated }: OutdatedDocumentsProps) => {
  if (!outdated)
    return (
      <>
        <p role="status">
          <VisuallyHidden>{copy.end.checking}</VisuallyHidden>
        </p>
        <Skeleton className="h-24 w-full" />
      </>
    );
  if (outdated.length === 0) return <p>{copy.end.unchanged}</p>;
  return (
    <>
      <p>{copy.end.changed(outdated.length)}</p>
      <ul className="my-3 border-t border-line">
        {outdated.map(({ lineItemId, name }) => (
          <li key={lineItemId} className="flex items-start gap-2.5 border-b border-line py-2.5 text-ink">
            <Icon name="page" className="mt-0.5 size-5 text-quiet" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-quiet">{copy.end.others}</p>
    </>
  );
};

import type { AdminDocument } from '#shared/contract/document.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { retryDocument } from '#web/features/templates/document-actions.ts';
import { ReasonList } from '#web/features/templates/reason-list.tsx';
import { useDocumentAction } from './use-document-action.ts';
import { cardCopy as copy } from '#web/features/templates/copy.ts';

type NewerVersionProps = Pick<AdminDocument, 'id' | 'name'> & { newer: NonNullable<AdminDocument['newer']> };

/** How a newer version stands that is not the one sold yet. */
export const NewerVersion = ({ id, name, newer }: NewerVersionProps) => {
  const retry = useDocumentAction(retryDocument);
  if (newer.status === 'processing')
    return <Feedback tone="busy">{copy.newerProcessing(newer.version)}</Feedback>;
  return (
    <div className="flex flex-col items-start gap-1.5 text-sm">
      <Feedback tone="error">{copy.newerFailed(newer.version)}</Feedback>
      <ReasonList reasons={newer.reasons} />
      <p className="text-quiet">{copy.newerFailedHint}</p>
      <Button
        variant="link"
        size="sm"
        aria-label={copy.retryOf(name)}
        busy={retry.isPending}
        onClick={() => retry.mutate(id)}
      >
        {copy.retry}
      </Button>
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import type { DocumentFailure } from '#shared/contract/document.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { retryDocument } from '#web/features/templates/document-actions.ts';
import { failuresQuery } from '#web/features/templates/document-queries.ts';
import { PageViewButton } from '#web/features/templates/page-view/page-view-button.tsx';
import { ReasonList } from '#web/features/templates/reason-list.tsx';
import { useArchive } from './use-archive.ts';
import { useDocumentAction } from './use-document-action.ts';
import { useRetried } from './use-retried.ts';
import { cardCopy, failureCopy as copy } from '#web/features/templates/copy.ts';

/** Documents none of whose versions can be sold: told here, or nobody would hear of them again. */
export const FailedDocuments = () => {
  const shop = useShop();
  const { data: failures = [], isError, refetch } = useQuery(failuresQuery(shop));
  const { retried, follow } = useRetried();
  const retry = useDocumentAction(
    (client, { id }: DocumentFailure) => retryDocument(client, id),
    (_, document) => follow(document),
  );
  const archive = useArchive();
  if (isError && failures.length === 0)
    return (
      <div className="mt-10 flex flex-wrap items-center gap-3">
        <Feedback tone="error">{copy.notLoaded}</Feedback>
        <Button variant="link" size="sm" onClick={() => void refetch()}>
          {copy.tryAgain}
        </Button>
      </div>
    );
  if (failures.length === 0 && retried.length === 0) return null;
  return (
    <section aria-labelledby="failed-documents" className="mt-10 rounded-card border border-line p-5">
      <h2 id="failed-documents" className="text-lg font-[650]">
        {copy.title}
      </h2>
      <p className="mt-1 text-sm">{copy.text}</p>
      <ul className="mt-3">
        {retried.map(({ id, name }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-3"
          >
            <span className="text-ink wrap-anywhere">{name}</span>
            <Feedback tone="busy">{copy.checking}</Feedback>
          </li>
        ))}
        {failures.map((document) => (
          <li key={document.id} className="flex flex-col gap-2 border-t border-line py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="text-ink wrap-anywhere">{document.name}</span>
              <span className="flex gap-4">
                <PageViewButton name={document.name} viewed={{ documentId: document.id }} />
                <Button
                  variant="link"
                  size="sm"
                  aria-label={cardCopy.retryOf(document.name)}
                  busy={retry.isPending && retry.variables.id === document.id}
                  onClick={() => retry.mutate(document)}
                >
                  {cardCopy.retry}
                </Button>
                <Button
                  variant="link"
                  size="sm"
                  aria-label={copy.archiveOf(document.name)}
                  busy={archive.isPending && archive.variables.id === document.id}
                  onClick={() => archive.mutate(document)}
                >
                  {copy.archive}
                </Button>
              </span>
            </div>
            <ReasonList reasons={document.reasons} />
          </li>
        ))}
      </ul>
    </section>
  );
};

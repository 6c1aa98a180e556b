import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pageOfNamed } from '#web/lib/page-of-named.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import type { RenderAnswers } from '#web/features/templates/test-fill/render-answers.ts';
import { DocumentCard } from './document-card.tsx';
import { DocumentFilters } from './document-filters.tsx';
import { documentsQuery } from '#web/features/templates/document-queries.ts';
import { documentList } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';
import { listCopy as copy } from '#web/features/templates/copy.ts';

/** The documents that can be sold, a page of them at a time. */
export const DocumentList = ({ renderAnswers }: { renderAnswers: RenderAnswers }) => {
  const shop = useShop();
  const { data: documents, isError, refetch } = useQuery(documentsQuery(shop));
  const { search, change } = useListSearch();

  if (!documents && isError)
    return (
      <Alert tone="error" title={copy.notLoaded}>
        <Button variant="link" onClick={() => void refetch()}>
          {copy.tryAgain}
        </Button>
      </Alert>
    );
  if (!documents) return <Feedback tone="busy">{copy.loading}</Feedback>;
  if (documents.length === 0) return <NoneYet />;

  const { shown, count, page, pageCount } = pageOfNamed(documents, {
    ...search,
    size: search.size ?? documentList.defaultPageSize,
  });
  return (
    <div className="flex flex-col gap-7">
      <DocumentFilters search={search} onChange={change} count={count} />
      {count === 0 ? (
        <EmptyState
          icon="search"
          title={copy.noMatch}
          action={
            <Button variant="ghost" onClick={() => change({ q: '' })}>
              {copy.clear}
            </Button>
          }
        >
          {copy.noMatchHint}
        </EmptyState>
      ) : (
        <ul className="grid gap-6.5 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((document) => (
            <DocumentCard key={document.id} document={document} renderAnswers={renderAnswers} />
          ))}
        </ul>
      )}
      <div className="flex justify-center">
        <Pagination
          label={copy.pages}
          previousLabel={copy.previous}
          nextLabel={copy.next}
          page={page}
          pageCount={pageCount}
          onPageChange={(next) => change({ page: next })}
        />
      </div>
    </div>
  );
};

const NoneYet = () => (
  <EmptyState
    icon="upload"
    title={copy.noneYet}
    action={
      <Link to="/admin/documents/new" className={buttonStyles()}>
        {copy.upload}
      </Link>
    }
  >
    {copy.noneYetHint}
  </EmptyState>
);

import { createFileRoute } from '@tanstack/react-router';
import { ComparisonView } from '#web/features/binder-updates/difference/comparison-view.tsx';
import { ReadingScreen } from '#web/features/reading/reading-screen.tsx';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';

/** What somebody has to read, by their own address. */
export const Route = createFileRoute('/read/$token')({
  // Who it is for is told by a call that carries the token in its body.
  ssr: false,
  validateSearch: (search: { document?: number }) => search,
  head: () => pageHead({ title: messages.reading.title, indexed: false }),
  component: ReadPage,
});

function ReadPage() {
  const { token } = Route.useParams();
  const { document } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReadingScreen
      key={token}
      token={token}
      documentId={Number.isSafeInteger(document) ? document : undefined}
      onOpen={(id) => void navigate({ search: id === undefined ? {} : { document: id } })}
      renderComparison={(comparison) => <ComparisonView comparison={comparison} />}
    />
  );
}

import { createFileRoute, redirect } from '@tanstack/react-router';
import { ReadersSection } from '#web/features/binder-evidence/readers-section.tsx';
import { RevisionFiles } from '#web/features/binder-files/revision-files.tsx';
import { CompareRevisions } from '#web/features/binder-updates/compare-revisions.tsx';
import { UpdateNotice } from '#web/features/binder-updates/update-notice.tsx';
import { DocumentScreen } from '#web/features/binder/document/document-screen.tsx';
import { messages } from '#web/lib/messages.ts';
import { orNotFound } from '#web/lib/server/or-not-found.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { onlyCustomers } from '#web/lib/session/guards.ts';

export const Route = createFileRoute('/binder/$id')({
  ssr: false,
  beforeLoad: async (guarded) => {
    await onlyCustomers(guarded);
    if (!/^[1-9]\d*$/.test(guarded.params.id)) throw redirect({ to: '/404', replace: true });
  },
  loader: async ({ context: { shop }, params }) => {
    // Loaders are part of every page's code unless what they need is fetched like this.
    const { binderDocumentQuery } = await import('#web/features/binder/binder-queries.ts');
    return orNotFound(shop.queries.fetchQuery(binderDocumentQuery(shop, Number(params.id))));
  },
  head: ({ loaderData }) =>
    pageHead({ title: messages.binder.documentTitle(loaderData?.title), indexed: false }),
  component: BinderDocumentPage,
});

function BinderDocumentPage() {
  const loaded = Route.useLoaderData();
  return (
    <div className="grow bg-desk">
      <div className="wrap py-6 sm:py-10">
        <DocumentScreen
          key={loaded.id}
          loaded={loaded}
          renderFiles={(revision) => <RevisionFiles documentId={loaded.id} revision={revision} />}
          renderNotice={(document) => <UpdateNotice document={document} />}
          renderReaders={(document) => <ReadersSection document={document} />}
          renderComparison={({ id, revisions }) => <CompareRevisions id={id} revisions={revisions} />}
        />
      </div>
    </div>
  );
}

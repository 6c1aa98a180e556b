import { createFileRoute, notFound } from '@tanstack/react-router';
import { LegalPageView } from '#web/features/legal/legal-page-view.tsx';
import { pageHead } from '#web/lib/page-head.ts';

const FRESH_MS = 30_000;

export const Route = createFileRoute('/legal/$name')({
  validateSearch: ({ version }: Record<string, unknown>): { version?: string | undefined } => ({
    // What is no version at all is one that no page ever had.
    version: version === undefined || typeof version === 'string' ? version : 'none',
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const page = await context.legal.findPage({ name: params.name, version: deps.version });
    if (!page) throw notFound();
    const since = new Date(page.since).toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: context.site.timeZone,
    });
    return { page, since };
  },
  staleTime: FRESH_MS,
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          title: loaderData.page.title,
          // Of several versions, search engines are to show the one that holds.
          indexed: loaderData.page.isCurrent,
          address: `${match.context.site.publicUrl}/legal/${loaderData.page.name}`,
        })
      : {},
  component: LegalRoute,
});

function LegalRoute() {
  return <LegalPageView {...Route.useLoaderData()} />;
}

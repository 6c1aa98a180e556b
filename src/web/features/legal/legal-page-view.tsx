import { Link } from '@tanstack/react-router';
import type { LegalPage } from '#shared/contract/legal.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { copy } from './copy.ts';
import { LegalText } from './legal-text.tsx';

/** A legal page, to be read on a phone, printed, and quoted by its version. */
export const LegalPageView = ({ page, since }: { page: LegalPage; since: string }) => (
  <div className="grow bg-desk px-4 py-8 sm:py-14 print:bg-paper print:p-0">
    <Sheet className="mx-auto w-full max-w-[46rem] px-5 py-8 sm:px-10 sm:py-12 print:max-w-none print:border-0 print:p-0 print:shadow-none">
      <article className="flex flex-col gap-4">
        <h1 className="text-3xl font-[650] break-words">{page.title}</h1>
        {!page.isCurrent && (
          <Alert title={copy.earlier}>
            <Link
              to="/legal/$name"
              params={{ name: page.name }}
              search={{}}
              className="underline underline-offset-4"
            >
              {copy.toCurrent}
            </Link>
          </Alert>
        )}
        <LegalText blocks={page.blocks} />
        <footer className="mt-6 border-t border-line pt-4 text-sm text-quiet">
          <p>{copy.since(since)}</p>
          <p className="mt-1 font-mono text-xs break-all">
            {copy.version} {page.version}
          </p>
        </footer>
      </article>
    </Sheet>
  </div>
);

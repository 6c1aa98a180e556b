import type { OrderDetails } from '#shared/contract/order-details.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Nothing, TitledSheet } from '#web/features/sales/titled-sheet.tsx';
import { copy } from './copy.ts';

const words = copy.documents;
const tones = { GENERATING: 'neutral', GENERATED: 'done', FAILED: 'wrong' } as const;

type Documents = OrderDetails['documents'];

export const OrderDocuments = ({ documents, isOpen }: { documents: Documents; isOpen: boolean }) => (
  <TitledSheet title={words.title}>
    {documents.length === 0 && <Nothing>{words.none}</Nothing>}
    <ul>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </ul>
    {documents.length > 0 && !isOpen && (
      <p className="border-t border-line px-5 py-3 text-sm text-quiet">{words.closed}</p>
    )}
  </TitledSheet>
);

const DocumentRow = ({ document }: { document: Documents[number] }) => {
  const { name, status, pageCount, generation, finishedAt, failure, files } = document;
  const facts = [
    pageCount !== null && words.pages(pageCount),
    generation > 1 && words.version(generation),
    finishedAt !== null && formatMoment(finishedAt),
  ].filter((fact) => fact !== false);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line px-5 py-3 last:border-b-0">
      <span className="w-24">
        <Badge tone={tones[status]}>{words.status[status]}</Badge>
      </span>
      <div className="min-w-0 grow basis-56">
        <p className="wrap-anywhere text-ink">{name}</p>
        <p className="text-sm text-quiet">{facts.join(' · ')}</p>
        {failure && <p className="text-sm text-stamp">{failure}</p>}
      </div>
      <ul className="flex gap-3">
        {files.map(({ format, url }) => (
          <li key={format}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={words.open(format.toUpperCase(), name)}
              className="font-mono text-xs text-ink underline underline-offset-4"
            >
              {format.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
};

import { Link } from '@tanstack/react-router';
import type { AdminDocument } from '#shared/contract/document.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { notesIn, remarksIn } from '#web/features/templates/finding-list.tsx';
import { cardCopy as copy } from '#web/features/templates/copy.ts';

type DocumentFactsProps = { document: AdminDocument; onRemarks: () => void };

/** What was remarked, and the products it is part of. */
export const DocumentFacts = ({ document, onRemarks }: DocumentFactsProps) => {
  const { name, findings, usedIn } = document;
  const remarks = remarksIn(findings);
  return (
    <div className="flex flex-col gap-3">
      <div>
        {remarks.length === 0 ? (
          <Badge tone="done">
            <Icon name="check" className="size-3.5" />
            {copy.noRemarks}
          </Badge>
        ) : (
          <button
            type="button"
            aria-label={`${copy.remarks(remarks.length)}: ${name}`}
            className="rounded-tab hover:underline"
            onClick={onRemarks}
          >
            <Badge>
              <Icon name="info" className="size-3.5" />
              {copy.remarks(remarks.length)}
            </Badge>
          </button>
        )}
      </div>
      {notesIn(findings).map(({ message }) => (
        <p key={message} className="text-sm text-quiet">
          {message}
        </p>
      ))}
      <p className="text-sm">
        {usedIn.length === 0 ? (
          <span className="text-quiet">{copy.unused}</span>
        ) : (
          <>
            {`${copy.usedIn} `}
            {usedIn.map((product, index) => (
              <span key={product.id}>
                {index > 0 && ', '}
                <Link
                  to="/admin/products/edit/$id"
                  params={{ id: String(product.id) }}
                  className="text-ink underline underline-offset-4 hover:text-green"
                >
                  {product.name}
                </Link>
              </span>
            ))}
          </>
        )}
      </p>
    </div>
  );
};

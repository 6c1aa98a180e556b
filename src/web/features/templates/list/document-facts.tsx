import { Link } from '@tanstack/react-router';
import type { AdminDocument } from '#shared/contract/document.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { notesIn, remarksIn } from '#web/features/templates/finding-list.tsx';
import { accessibilityCopy, cardCopy as copy } from '#web/features/templates/copy.ts';
import { FindingsBadge } from './findings-badge.tsx';

type DocumentFactsProps = {
  document: AdminDocument;
  onOpen: (dialog: 'remarks' | 'accessibility') => void;
};

/** What was remarked, whether everybody can read it, and the products it is part of. */
export const DocumentFacts = ({ document, onOpen }: DocumentFactsProps) => {
  const { name, findings, accessibility, usedIn } = document;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <FindingsBadge
          name={name}
          findings={remarksIn(findings)}
          none={copy.noRemarks}
          some={copy.remarks}
          onOpen={() => onOpen('remarks')}
        />
        {accessibility === null ? (
          <Badge>{accessibilityCopy.unknown}</Badge>
        ) : (
          <FindingsBadge
            name={name}
            findings={accessibility}
            none={accessibilityCopy.yes}
            some={accessibilityCopy.missing}
            onOpen={() => onOpen('accessibility')}
          />
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

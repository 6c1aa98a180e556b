import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picker } from '#web/ui/forms/picker.tsx';
import { DocumentCard } from './document-card.tsx';
import type { DocumentChoice } from './document-choice.ts';
import { copy } from './copy.ts';

const { find, noMatch, picked, none, noneHint, upload, showMore } = copy.documents;
const SHOWN_AT_FIRST = 12;
const STEP = 24;

type DocumentChooserProps = {
  documents: readonly DocumentChoice[];
  /** So many are never folded away. */
  shownAtFirst: number;
  selected: readonly number[];
  problem: string | undefined;
  onToggle: (id: number) => void;
};

/** The documents of a product: found by name, or looked through. */
export const DocumentChooser = (props: DocumentChooserProps) => {
  const { documents, shownAtFirst, selected, problem, onToggle } = props;
  const [more, setMore] = useState(0);
  const shown = Math.max(SHOWN_AT_FIRST, shownAtFirst) + more;
  const hidden = documents.length - shown;
  if (documents.length === 0) {
    return (
      <EmptyState
        title={none}
        action={
          <Link to="/admin/documents/new" className={buttonStyles({ variant: 'ghost' })}>
            {upload}
          </Link>
        }
      >
        {noneHint}
      </EmptyState>
    );
  }
  return (
    // A fieldset takes the focus when there is something wrong with the choice as a whole.
    <fieldset name="documentIdList" tabIndex={-1} className="flex min-w-0 flex-col gap-4 outline-none">
      <legend className="mb-2 text-sm font-semibold text-ink">
        {copy.labels.documentIdList}
        <span aria-hidden="true" className="text-stamp">
          {' *'}
        </span>
      </legend>
      {problem && (
        <p role="alert" className="flex items-center gap-1.5 text-sm text-stamp">
          <Icon name="alert" />
          {problem}
        </p>
      )}
      <Picker
        label={find}
        emptyText={noMatch}
        pickedText={picked}
        options={documents.map(({ id, name }) => ({
          value: String(id),
          label: name,
          isPicked: selected.includes(id),
        }))}
        onPick={(value) => onToggle(Number(value))}
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {documents.slice(0, shown).map((document) => (
          <DocumentCard
            key={document.id}
            document={document}
            isSelected={selected.includes(document.id)}
            onToggle={onToggle}
          />
        ))}
      </div>
      {hidden > 0 && (
        <Button variant="ghost" className="self-center" onClick={() => setMore(more + STEP)}>
          {showMore(Math.min(hidden, STEP))}
        </Button>
      )}
    </fieldset>
  );
};

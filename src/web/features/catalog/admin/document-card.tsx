import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { DocumentChoice } from './document-choice.ts';
import { copy } from './copy.ts';

type DocumentCardProps = { document: DocumentChoice; isSelected: boolean; onToggle: (id: number) => void };

/** A checkbox the size of a card. */
export const DocumentCard = ({ document, isSelected, onToggle }: DocumentCardProps) => {
  const [firstPage] = document.pages;
  return (
    <label className="group relative flex cursor-pointer flex-col overflow-hidden rounded-card border border-line bg-paper hover:border-rule has-checked:border-green has-checked:ring-1 has-checked:ring-green has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-green">
      <input
        type="checkbox"
        checked={isSelected}
        onChange={() => onToggle(document.id)}
        className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
      />
      <span className="grid h-36 place-items-center bg-desk">
        {firstPage && (
          <Picture
            source={firstPage}
            alt=""
            sizes="6rem"
            tiny
            className="h-30 w-auto rounded-sheet border border-faint shadow-paper"
          />
        )}
      </span>
      <span className="flex grow flex-col gap-0.5 border-t border-line px-3 py-2.5">
        <span className="text-sm leading-snug font-semibold wrap-anywhere text-ink">{document.name}</span>
        <span className="font-mono text-xs text-quiet">{copy.documents.pages(document.pageCount)}</span>
      </span>
      <span
        aria-hidden="true"
        className="absolute top-2.5 right-2.5 grid size-6 place-items-center rounded-full border border-edge bg-paper text-paper group-has-checked:border-green group-has-checked:bg-green"
      >
        <Icon name="check" className="size-4" />
      </span>
    </label>
  );
};

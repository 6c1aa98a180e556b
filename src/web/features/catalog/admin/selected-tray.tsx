import { Icon } from '#web/ui/icon.tsx';
import { copy } from './copy.ts';

const { selected: countOf, noneSelected, unselect } = copy.documents;

type SelectedTrayProps = {
  selected: readonly number[];
  nameOf: (id: number) => string;
  onRemove: (id: number) => void;
};

/** What is in the product so far, wherever in the grid it stands. */
export const SelectedTray = ({ selected, nameOf, onRemove }: SelectedTrayProps) => (
  <section aria-label={copy.labels.documentIdList}>
    <p role="status" className="font-mono text-xs text-ink">
      {selected.length === 0 ? noneSelected : countOf(selected.length)}
    </p>
    {selected.length > 0 && (
      <ol className="mt-2.5 max-h-60 overflow-y-auto border-t border-line">
        {selected.map((id) => (
          <li key={id} className="flex items-center gap-2 border-b border-line py-1 pl-1">
            <span className="min-w-0 grow text-sm wrap-anywhere text-ink">{nameOf(id)}</span>
            <button
              type="button"
              aria-label={unselect(nameOf(id))}
              onClick={() => onRemove(id)}
              className="grid size-8 shrink-0 place-items-center rounded-tab text-quiet hover:bg-desk hover:text-ink"
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ol>
    )}
  </section>
);

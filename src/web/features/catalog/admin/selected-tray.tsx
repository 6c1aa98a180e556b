import { SortableList } from '#web/ui/forms/sortable-list.tsx';
import { copy } from './copy.ts';

const { selected: countOf, noneSelected, unselect: remove, orderHint, up, down, moved } = copy.documents;

type SelectedTrayProps = {
  selected: readonly number[];
  nameOf: (id: number) => string;
  onMove: (id: number, to: number) => void;
  onRemove: (id: number) => void;
};

/** What is in the product so far, wherever in the grid it stands, in the order in which it is delivered. */
export const SelectedTray = ({ selected, nameOf, onMove, onRemove }: SelectedTrayProps) => (
  <section aria-label={copy.labels.documentIdList}>
    <p role="status" className="font-mono text-xs text-ink">
      {selected.length === 0 ? noneSelected : countOf(selected.length)}
    </p>
    {selected.length > 1 && <p className="mt-1 text-sm text-quiet">{orderHint}</p>}
    {selected.length > 0 && (
      <div className="mt-2.5">
        <SortableList
          items={selected.map((id) => ({ id, name: nameOf(id) }))}
          labels={{ up, down, moved, remove }}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
    )}
  </section>
);

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useDragging } from './use-dragging.ts';

type SortableListProps = {
  items: readonly { id: number; name: string }[];
  labels: {
    up: (name: string) => string;
    down: (name: string) => string;
    /** Read out once something has its new place. */
    moved: (name: string, place: number, count: number) => string;
    remove: (name: string) => string;
  };
  onMove: (id: number, to: number) => void;
  onRemove: (id: number) => void;
};

/** A list whose order is changed by dragging, by its buttons, or by the arrow keys on them. */
export const SortableList = ({ items, labels, onMove, onRemove }: SortableListProps) => {
  const [announcement, setAnnouncement] = useState('');
  const focused = useRef<HTMLElement>(null);
  // An item that changes its place in the page loses the focus.
  useLayoutEffect(() => {
    focused.current?.focus();
    focused.current = null;
  });
  const placeOf = (id: number) => items.findIndex((item) => item.id === id);
  const announce = (id: number, to: number) =>
    setAnnouncement(labels.moved(items[placeOf(id)]?.name ?? '', to + 1, items.length));
  const { list, draggedId, handleProps } = useDragging({ placeOf, onMove, onDropped: announce });

  const move = (id: number, to: number, button: HTMLElement) => {
    const place = Math.min(Math.max(to, 0), items.length - 1);
    if (place === placeOf(id)) return;
    focused.current = button;
    onMove(id, place);
    announce(id, place);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>, id: number, place: number) => {
    const wanted = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: items.length - 1 }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    move(id, wanted, event.currentTarget);
  };
  const step = (id: number, place: number, by: -1 | 1, label: string) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={place + by < 0 || place + by >= items.length}
      onClick={({ currentTarget }) => move(id, place + by, currentTarget)}
      onKeyDown={(event) => handleKey(event, id, place)}
      className="grid h-8 w-7 place-items-center rounded-tab text-quiet hover:bg-desk hover:text-ink aria-disabled:opacity-35"
    >
      <Icon name={by < 0 ? 'chevron-up' : 'chevron-down'} className="size-4" />
    </button>
  );
  return (
    <>
      <ol ref={list} className="max-h-80 overflow-y-auto border-t border-line">
        {items.map((item, place) => (
          <li
            key={item.id}
            className={`flex items-center border-b border-line py-1 ${draggedId === item.id ? 'bg-desk' : 'bg-paper'}`}
          >
            <span
              {...handleProps(item.id)}
              aria-hidden="true"
              className="flex shrink-0 cursor-grab touch-none items-center self-stretch pr-2 font-mono text-xs text-quiet select-none hover:text-ink active:cursor-grabbing"
            >
              <Icon name="grip" className="size-4" />
              <span className="min-w-5 text-right">{place + 1}</span>
            </span>
            <span className="min-w-0 grow text-sm wrap-anywhere text-ink">{item.name}</span>
            <span className="flex shrink-0">
              {step(item.id, place, -1, labels.up(item.name))}
              {step(item.id, place, 1, labels.down(item.name))}
              <button
                type="button"
                aria-label={labels.remove(item.name)}
                onClick={() => onRemove(item.id)}
                className="grid h-8 w-7 place-items-center rounded-tab text-quiet hover:bg-desk hover:text-ink"
              >
                <Icon name="close" className="size-4" />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <p role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
    </>
  );
};

import { type PointerEvent, useRef, useState } from 'react';

/** So near to its edge a list that is longer than its frame scrolls, by so much with every movement. */
const EDGE_PX = 28;
const SCROLL_PX = 10;

type Dragging = {
  placeOf: (id: number) => number;
  onMove: (id: number, to: number) => void;
  onDropped: (id: number, to: number) => void;
};

/** Moves the items of a list as they are dragged by their handles, with a mouse, a pen or a finger. */
export const useDragging = ({ placeOf, onMove, onDropped }: Dragging) => {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<{ id: number; from: number }>();

  const start = (event: PointerEvent<HTMLElement>, id: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const { pointerId } = event;
    const from = placeOf(id);
    let place = from;
    const follow = ({ clientY }: MouseEvent) => {
      const frame = list.current;
      if (!frame) return;
      scrollAtEdge(frame, clientY);
      const to = placeAt(frame, place, clientY);
      if (to === place) return;
      place = to;
      onMove(id, to);
    };
    const following = new AbortController();
    const end = () => {
      following.abort();
      setDragged(undefined);
    };
    const ofThisPointer =
      (act: (move: globalThis.PointerEvent) => void) => (move: globalThis.PointerEvent) => {
        if (move.pointerId === pointerId) act(move);
      };
    // At the window: an item that is moved within the page would lose the pointer.
    const options = { signal: following.signal };
    window.addEventListener('pointermove', ofThisPointer(follow), options);
    window.addEventListener(
      'pointerup',
      ofThisPointer(() => {
        end();
        if (place !== from) onDropped(id, place);
      }),
      options,
    );
    window.addEventListener(
      'pointercancel',
      ofThisPointer(() => {
        end();
        onMove(id, from);
      }),
      options,
    );
    setDragged({ id, from });
  };
  return {
    list,
    draggedId: dragged?.id,
    handleProps: (id: number) => ({ onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, id) }),
  };
};

/** Before the first of the others whose middle lies below the pointer. */
const placeAt = (frame: HTMLElement, draggedPlace: number, y: number) =>
  [...frame.children].filter((item, place) => {
    const { top, height } = item.getBoundingClientRect();
    return place !== draggedPlace && top + height / 2 < y;
  }).length;

const scrollAtEdge = (frame: HTMLElement, y: number) => {
  const { top, bottom } = frame.getBoundingClientRect();
  if (y < top + EDGE_PX) frame.scrollTop -= SCROLL_PX;
  if (y > bottom - EDGE_PX) frame.scrollTop += SCROLL_PX;
};

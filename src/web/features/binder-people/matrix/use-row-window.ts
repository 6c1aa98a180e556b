import { useEffect, useState, type RefObject } from 'react';

/** Rows beyond the edges that are there before they are seen. */
const MARGIN = 6;
/** Shown before the first measurement. */
const FIRST = 24;

/** Which rows are near the visible part of a scrolled box: thousands of cells would make every step slow. */
export const useRowWindow = (box: RefObject<HTMLElement | null>, rowHeight: number, count: number) => {
  const [range, setRange] = useState({ from: 0, to: FIRST });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const from = Math.max(0, Math.floor(element.scrollTop / rowHeight) - MARGIN);
      const to = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + MARGIN;
      setRange((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    resized?.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      resized?.disconnect();
    };
  }, [box, rowHeight, count]);
  return range;
};

import { useEffect, useRef } from 'react';
import { watchBands } from './watch-bands.ts';

const BANDS = ['first', 'second', 'third', 'last'];

/** Lies over a page, in quarters, and tells when all of it has been on screen: a large page never is at once. */
export const PageBands = ({ onSeen }: { onSeen: () => void }) => {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => watchBands([...(ref.current?.children ?? [])], () => latest.current()), []);
  return (
    <div ref={ref} aria-hidden="true" className="pointer-events-none absolute inset-0 grid grid-rows-4">
      {BANDS.map((band) => (
        <div key={band} data-band="" />
      ))}
    </div>
  );
};

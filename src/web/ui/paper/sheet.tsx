import type { ReactNode } from 'react';

/** A page of paper on the desk. */
export const Sheet = ({ className = '', children }: { className?: string; children?: ReactNode }) => (
  <div className={`rounded-sheet border border-faint bg-paper shadow-paper ${className}`}>{children}</div>
);

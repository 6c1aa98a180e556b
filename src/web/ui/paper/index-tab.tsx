import type { ReactNode } from 'react';

/** The tab of a divider, standing on the lower edge of its nearest positioned parent. */
export const IndexTab = ({ children }: { children: ReactNode }) => (
  <span className="absolute bottom-0 left-4 rounded-t-tab border border-b-0 border-line bg-paper px-3 py-1.5 font-mono text-xs leading-tight text-ink">
    {children}
  </span>
);

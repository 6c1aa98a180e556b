import type { ReactNode } from 'react';

/** Highlighter over whatever belongs to the reader personally. */
export const Mark = ({ children }: { children: ReactNode }) => <mark className="marked">{children}</mark>;

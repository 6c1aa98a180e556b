import type { ReactNode } from 'react';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';

/** The first stop of the keyboard, seen only while it has the focus. */
export const SkipLink = ({ targetId, children }: { targetId: string; children: ReactNode }) => (
  <a
    href={`#${targetId}`}
    className={buttonStyles({
      class: 'fixed top-3 left-3 z-50 -translate-y-24 focus:translate-y-0 print:hidden',
    })}
  >
    {children}
  </a>
);

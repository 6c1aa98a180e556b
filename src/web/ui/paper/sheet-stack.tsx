import type { ReactNode } from 'react';
import { Sheet } from './sheet.tsx';

type SheetStackProps = {
  /** Places the stack and gives it a size. */
  className?: string;
  /** Whether the sheets fan out while the surrounding `group` is hovered. */
  fans?: boolean;
  children: ReactNode;
};

const settle = 'transition-transform duration-250 ease-settle';

/** Three sheets; the content is on the top one. */
export const SheetStack = ({ className = '', fans = false, children }: SheetStackProps) => (
  <div className={`relative ${className}`}>
    <Sheet
      className={`absolute inset-0 translate-x-[1.125rem] translate-y-3 rotate-3 ${settle} ${fans ? 'group-hover:translate-x-6 group-hover:translate-y-2 group-hover:rotate-[5.4deg]' : ''}`}
    />
    <Sheet
      className={`absolute inset-0 translate-x-[0.5625rem] translate-y-1.5 rotate-[1.4deg] ${settle} ${fans ? 'group-hover:translate-x-3 group-hover:translate-y-0.5 group-hover:rotate-[2.6deg]' : ''}`}
    />
    <Sheet
      className={`absolute inset-0 overflow-hidden ${settle} ${fans ? 'group-hover:-translate-y-2' : ''}`}
    >
      {children}
    </Sheet>
  </div>
);

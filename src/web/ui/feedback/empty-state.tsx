import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/icon.tsx';

type EmptyStateProps = { icon?: IconName; title: ReactNode; children?: ReactNode; action?: ReactNode };

export const EmptyState = ({ icon = 'page', title, children, action }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-rule bg-paper px-6 py-14 text-center">
    <Icon name={icon} className="size-8 text-quiet" />
    <p className="text-lg font-semibold text-ink">{title}</p>
    {children && <div className="max-w-[30rem] text-md">{children}</div>}
    {action && <div className="mt-2">{action}</div>}
  </div>
);

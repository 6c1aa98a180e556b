import type { ReactNode } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';
import { Icon } from '#web/ui/icon.tsx';

const styles = cva('flex items-start gap-3 rounded-control border bg-paper px-4 py-3 text-md', {
  variants: { tone: { info: 'border-line text-body', error: 'border-stamp text-stamp' } },
  defaultVariants: { tone: 'info' },
});

type AlertProps = VariantProps<typeof styles> & { title: ReactNode; children?: ReactNode };

/** A boxed message that interrupts: an error is read out at once, news when there is a pause. */
export const Alert = ({ tone = 'info', title, children }: AlertProps) => (
  <div role={tone === 'error' ? 'alert' : 'status'} className={styles({ tone })}>
    <Icon name={tone === 'error' ? 'alert' : 'info'} className="mt-1 size-4.5" />
    <div>
      <p className="font-semibold">{title}</p>
      {children && <div className="text-body">{children}</div>}
    </div>
  </div>
);

import type { ReactNode } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';

const styles = cva(
  'inline-flex items-center gap-1.5 rounded-tab border px-2 py-0.5 font-mono text-xs whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-paper text-body',
        done: 'border-green bg-paper text-green',
        wrong: 'border-stamp bg-paper text-stamp',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

type BadgeProps = VariantProps<typeof styles> & { children: ReactNode };

export const Badge = ({ tone, children }: BadgeProps) => <span className={styles({ tone })}>{children}</span>;

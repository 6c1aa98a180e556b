import type { ReactNode } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from './spinner.tsx';

const styles = cva('flex min-h-6 items-center gap-1.5 text-sm', {
  variants: {
    tone: { busy: 'text-quiet', info: 'text-body', success: 'text-green', error: 'text-stamp' },
  },
});

type FeedbackTone = NonNullable<VariantProps<typeof styles>['tone']>;

const signs: Record<FeedbackTone, ReactNode> = {
  busy: <Spinner />,
  info: <Icon name="info" />,
  success: <Icon name="check" />,
  error: <Icon name="alert" />,
};

/**
 * One line about how an action went. It stays in the page while it has nothing to say: screen readers read
 * out only what changes inside a region they already know.
 */
export const Feedback = ({ tone = 'info', children }: { tone?: FeedbackTone; children?: ReactNode }) => (
  <p role="status" className={styles({ tone })}>
    {children && signs[tone]}
    {children && <span className="wrap-anywhere">{children}</span>}
  </p>
);

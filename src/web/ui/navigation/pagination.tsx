import type { ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { Icon } from '#web/ui/icon.tsx';
import { pageWindow } from './page-window.ts';

const slot = cva(
  'grid h-10 min-w-10 place-items-center rounded-control border px-2 font-mono text-xs disabled:pointer-events-none disabled:opacity-55',
  {
    variants: {
      current: {
        true: 'border-ink bg-ink text-paper',
        false: 'border-line bg-paper text-body hover:border-ink',
      },
    },
  },
);

type PaginationProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Counted from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
};

export const Pagination = (props: PaginationProps) => {
  const { label, previousLabel, nextLabel, page, pageCount, onPageChange } = props;
  if (pageCount < 2) return null;
  const arrow = (name: string, target: number, icon: ReactNode) => (
    <button
      type="button"
      aria-label={name}
      disabled={target < 1 || target > pageCount}
      className={slot({ current: false })}
      onClick={() => onPageChange(target)}
    >
      {icon}
    </button>
  );
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1.5">
      {arrow(previousLabel, page - 1, <Icon name="chevron-left" />)}
      {pageWindow(page, pageCount).map((target) =>
        typeof target === 'number' ? (
          <button
            key={target}
            type="button"
            aria-current={target === page ? 'page' : undefined}
            className={slot({ current: target === page })}
            onClick={() => onPageChange(target)}
          >
            {target}
          </button>
        ) : (
          <span key={target} aria-hidden="true" className="px-1 text-quiet">
            …
          </span>
        ),
      )}
      {arrow(nextLabel, page + 1, <Icon name="chevron-right" />)}
    </nav>
  );
};

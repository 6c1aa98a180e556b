import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type MoreButtonProps = {
  /** What is loaded page by page. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: ReactNode;
};

/** Below a list of which there is more. */
export const MoreButton = ({ query, children }: MoreButtonProps) =>
  query.hasNextPage && (
    <Button
      variant="ghost"
      className="self-center"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  );

import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ShelfQuery } from './shelf.ts';
import { words } from './words.ts';

const { none, noneHint, noMatch, noMatchHint, clearSearch, noneOf, showAll } = words.empty;

type NoProductsProps = { query: ShelfQuery; supportEmail: string; onClear: () => void };

/** Three reasons to see nothing: the search, the industry, or that there is nothing yet. */
export const NoProducts = ({ query: { q, industry }, supportEmail, onClear }: NoProductsProps) => {
  if (q === undefined && industry === undefined) return <EmptyState title={none}>{noneHint}</EmptyState>;
  return (
    <EmptyState
      icon="search"
      title={q === undefined ? noneOf(words.industryName(industry ?? '')) : noMatch(q)}
      action={
        <Button variant="ghost" onClick={onClear}>
          {q === undefined ? showAll : clearSearch}
        </Button>
      }
    >
      {noMatchHint}{' '}
      <a href={`mailto:${supportEmail}`} className="underline underline-offset-4">
        {supportEmail}
      </a>
    </EmptyState>
  );
};

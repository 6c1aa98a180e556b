import { Link } from '@tanstack/react-router';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { copy } from '#web/features/binder/copy.ts';

const { empty, emptyHint, browse } = copy.register;

export const EmptyBinder = () => (
  <EmptyState
    title={empty}
    action={
      <Link to="/" className={buttonStyles()}>
        {browse}
      </Link>
    }
  >
    {emptyHint}
  </EmptyState>
);

import { createFileRoute, Link } from '@tanstack/react-router';
import { ReadingExports } from '#web/features/binder-evidence/reading-exports.tsx';
import { useProof } from '#web/features/binder-evidence/use-proof.ts';
import { copy } from '#web/features/binder-people/copy.ts';
import { PeopleScreen } from '#web/features/binder-people/people-screen.tsx';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { onlyCustomers } from '#web/lib/session/guards.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Believed as it stands: it is read with care where it is used, in code that only this page loads. */
const validateSearch = (search: { q?: string; role?: string; bundle?: number; assign?: string }) => search;

export const Route = createFileRoute('/binder/people')({
  ssr: false,
  validateSearch,
  beforeLoad: onlyCustomers,
  head: () => pageHead({ title: messages.binder.people, indexed: false }),
  component: PeoplePage,
});

function PeoplePage() {
  const prove = useProof();
  return (
    <div className="wrap grow py-8 sm:py-12">
      <Link to="/binder" className={buttonStyles({ variant: 'link', size: 'sm' })}>
        <Icon name="chevron-left" className="size-4" />
        {messages.binder.title}
      </Link>
      <h1 className="mt-3 text-3xl font-[650]">{messages.binder.people}</h1>
      <p className="mt-2 mb-6 max-w-[44rem]">{copy.text}</p>
      <PeopleScreen renderExports={(scope) => <ReadingExports scope={scope} />} onProof={prove} />
    </div>
  );
}

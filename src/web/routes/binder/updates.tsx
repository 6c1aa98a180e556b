import { createFileRoute, Link } from '@tanstack/react-router';
import { copy } from '#web/features/binder-updates/copy.ts';
import { UpdatesScreen } from '#web/features/binder-updates/updates-screen.tsx';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { onlyCustomers } from '#web/lib/session/guards.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Icon } from '#web/ui/icon.tsx';

export const Route = createFileRoute('/binder/updates')({
  ssr: false,
  beforeLoad: onlyCustomers,
  head: () => pageHead({ title: messages.binder.updates, indexed: false }),
  component: UpdatesPage,
});

function UpdatesPage() {
  return (
    <div className="grow bg-desk">
      <div className="wrap max-w-240 py-8 sm:py-12">
        <Link to="/binder" className={buttonStyles({ variant: 'link', size: 'sm' })}>
          <Icon name="chevron-left" className="size-4" />
          {messages.binder.title}
        </Link>
        <h1 className="mt-3 text-3xl font-[650]">{messages.binder.updates}</h1>
        <p className="mt-2 mb-6 max-w-[44rem]">{copy.text}</p>
        <UpdatesScreen />
      </div>
    </div>
  );
}

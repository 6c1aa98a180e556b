import { createFileRoute } from '@tanstack/react-router';
import { copy } from '#web/features/binder-updates/copy.ts';
import { UpdatesScreen } from '#web/features/binder-updates/updates-screen.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { onlyCustomers } from '#web/lib/session/guards.ts';

export const Route = createFileRoute('/binder/updates')({
  ssr: false,
  beforeLoad: onlyCustomers,
  head: () => pageHead({ title: copy.title, indexed: false }),
  component: UpdatesPage,
});

function UpdatesPage() {
  return (
    <div className="grow bg-desk">
      <div className="wrap max-w-240 py-8 sm:py-12">
        <h1 className="text-3xl font-[650]">{copy.title}</h1>
        <p className="mt-2 mb-6 max-w-[44rem]">{copy.text}</p>
        <UpdatesScreen />
      </div>
    </div>
  );
}

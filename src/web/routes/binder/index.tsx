import { createFileRoute, Link } from '@tanstack/react-router';
import { BinderExports } from '#web/features/binder-files/binder-exports.tsx';
import { BinderManual } from '#web/features/binder-files/binder-manual.tsx';
import { BinderScreen } from '#web/features/binder/register/binder-screen.tsx';
import { copy } from '#web/features/binder/copy.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { onlyCustomers } from '#web/lib/session/guards.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Icon } from '#web/ui/icon.tsx';

const { title } = messages.binder;

/** Believed as it stands: it is read with care where it is used, in code that only this page loads. */
const validateSearch = (search: {
  q?: string;
  state?: string;
  bundle?: number;
  due?: string;
  page?: number;
}) => search;

export const Route = createFileRoute('/binder/')({
  ssr: false,
  validateSearch,
  beforeLoad: onlyCustomers,
  head: () => pageHead({ title, indexed: false }),
  component: BinderPage,
});

function BinderPage() {
  return (
    <div className="wrap grow py-8 sm:py-12">
      <h1 className="text-3xl font-[650]">{title}</h1>
      <p className="mt-2 mb-6 max-w-[44rem]">{copy.text}</p>
      <BinderScreen
        actions={
          <div className="flex flex-wrap items-start gap-3">
            <Link to="/binder/people" className={buttonStyles({ variant: 'ghost' })}>
              <Icon name="person" className="size-4" />
              {messages.binder.people}
            </Link>
            <BinderExports />
          </div>
        }
        after={<BinderManual />}
      />
    </div>
  );
}

import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { ConfirmEmail } from '#web/features/sales/customers/confirm-email.tsx';
import { copy } from '#web/features/sales/customers/copy.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { PanelPage } from '#web/shell/pages/panel-page.tsx';

const title = messages.confirmEmail;

/** Where the links of mails about a new address lead. */
export const Route = createFileRoute('/confirm-email')({
  // What is behind the # is known in the browser alone.
  ssr: false,
  head: () => pageHead({ title, indexed: false }),
  component: ConfirmEmailPage,
});

function ConfirmEmailPage() {
  const token = useRouterState({ select: ({ location }) => location.hash });
  return (
    <PanelPage title={title} text={copy.confirm.text}>
      <ConfirmEmail key={token} token={token} />
    </PanelPage>
  );
}

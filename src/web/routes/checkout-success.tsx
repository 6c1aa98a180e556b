import { createFileRoute, Link } from '@tanstack/react-router';
import { onlyCustomers } from '#web/lib/guards.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { MessagePage } from '#web/shell/message-page.tsx';

const { title } = messages.checkoutSuccess;

export const Route = createFileRoute('/checkout-success')({
  ssr: false,
  beforeLoad: onlyCustomers,
  head: () => pageHead({ title, indexed: false }),
  component: CheckoutSuccessPage,
});

function CheckoutSuccessPage() {
  return (
    <MessagePage
      code={messages.shopName}
      title={title}
      actions={
        <Link to="/" className={buttonStyles()}>
          {messages.notFound.home}
        </Link>
      }
    >
      {null}
    </MessagePage>
  );
}

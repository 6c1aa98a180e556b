import { createFileRoute, Link } from '@tanstack/react-router';
import { copy } from '#web/features/privacy/copy.ts';
import { YourData } from '#web/features/privacy/your-data.tsx';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { useCustomer } from '#web/lib/session/customer.ts';
import { onlyCustomers } from '#web/lib/session/guards.ts';
import { PanelPage } from '#web/shell/pages/panel-page.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Icon } from '#web/ui/icon.tsx';

export const Route = createFileRoute('/profile_/data')({
  ssr: false,
  beforeLoad: onlyCustomers,
  head: () => pageHead({ title: messages.yourData, indexed: false }),
  component: YourDataPage,
});

function YourDataPage() {
  const { customer } = useCustomer();
  return (
    <PanelPage title={messages.yourData} text={copy.text}>
      {customer && <YourData customer={customer} />}
      <Link to="/profile" className={buttonStyles({ variant: 'link', size: 'sm', class: 'mt-8' })}>
        <Icon name="chevron-left" className="size-4" />
        {copy.back}
      </Link>
    </PanelPage>
  );
}

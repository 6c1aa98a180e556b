import { createFileRoute, Link } from '@tanstack/react-router';
import { BillingList } from '#web/features/billing/billing-list.tsx';
import { copy } from '#web/features/billing/copy.ts';
import { TaxNumberSection } from '#web/features/billing/tax-number-section.tsx';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { onlyCustomers } from '#web/lib/session/guards.ts';
import { PanelPage } from '#web/shell/pages/panel-page.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Icon } from '#web/ui/icon.tsx';

export const Route = createFileRoute('/invoices/')({
  ssr: false,
  beforeLoad: onlyCustomers,
  head: () => pageHead({ title: messages.billing, indexed: false }),
  component: BillingPage,
});

function BillingPage() {
  return (
    <PanelPage title={messages.billing} text={copy.text}>
      <BillingList />
      <TaxNumberSection />
      <Link to="/profile" className={buttonStyles({ variant: 'link', size: 'sm', class: 'mt-8' })}>
        <Icon name="chevron-left" className="size-4" />
        {copy.back}
      </Link>
    </PanelPage>
  );
}

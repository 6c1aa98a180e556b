import { createFileRoute, Link } from '@tanstack/react-router';
import { ColoursSection } from '#web/features/accounts/colours/colours-section.tsx';
import { BusinessDetailsForm } from '#web/features/accounts/business-details-form.tsx';
import { copy } from '#web/features/accounts/copy.ts';
import { ColouredPage } from '#web/features/previews/colours/coloured-page.tsx';
import { AnswersSection } from '#web/features/questions/profile/answers-section.tsx';
import { useCustomer } from '#web/lib/session/customer.ts';
import { onlyCustomers } from '#web/lib/session/guards.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { PanelPage } from '#web/shell/pages/panel-page.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';

const title = messages.profile;

export const Route = createFileRoute('/profile')({
  ssr: false,
  beforeLoad: onlyCustomers,
  head: () => pageHead({ title, indexed: false }),
  component: ProfilePage,
});

function ProfilePage() {
  const { customer } = useCustomer();
  return (
    <PanelPage title={title} text={copy.profile.text}>
      {customer && <BusinessDetailsForm customer={customer} submitLabel={copy.profile.save} />}
      {customer && customer.businessDetails.length > 0 && (
        <ColoursSection customer={customer} Page={ColouredPage} />
      )}
      {customer && <AnswersSection />}
      <p className="mt-10 flex flex-col items-start gap-2 border-t border-line pt-6">
        <Link to="/invoices" className={buttonStyles({ variant: 'link', size: 'sm' })}>
          {copy.billing}
        </Link>
        <Link to="/profile/data" className={buttonStyles({ variant: 'link', size: 'sm' })}>
          {copy.yourData}
        </Link>
      </p>
    </PanelPage>
  );
}

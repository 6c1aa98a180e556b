import { Link } from '@tanstack/react-router';
import type { Customer } from '#shared/contract/account.ts';
import { BusinessDetailsForm } from '#web/features/accounts/business-details-form.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { messages } from '#web/lib/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useSignOut } from './header/account.tsx';

const words = {
  title: 'Tell us about your business',
  text: 'This is printed into your documents. You can change it later.',
  save: 'Save details',
} as const;
const { title, text, save } = words;

/** Cannot be dismissed, but one can always leave. */
const BusinessDialog = ({ customer }: { customer: Customer }) => {
  const signOut = useSignOut();
  return (
    <Dialog open title={title} description={text}>
      {customer.isAdmin && (
        <p className="mb-5 text-md">
          {messages.account.notBuying}{' '}
          <Link to="/admin" className={buttonStyles({ variant: 'link' })}>
            {messages.account.toAdmin}
          </Link>
        </p>
      )}
      <BusinessDetailsForm customer={customer} submitLabel={save} />
      <p className="mt-5 border-t border-line pt-4 text-sm">
        {customer.email}{' '}
        <Button variant="link" onClick={() => void signOut()}>
          {messages.account.signOut}
        </Button>
      </p>
    </Dialog>
  );
};

// oxlint-disable-next-line import/no-default-export -- React.lazy takes default exports only
export default BusinessDialog;

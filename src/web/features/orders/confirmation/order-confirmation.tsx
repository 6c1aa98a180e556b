import { Link } from '@tanstack/react-router';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import type { Confirmation } from './confirmation.ts';
import { SupportLink } from '#web/features/orders/support-link.tsx';
import { copy } from '#web/features/orders/copy.ts';

const { confirmation } = copy;

type OrderConfirmationProps = { known: Confirmation; onAskAgain: () => void; supportEmail: string };

/** What the buyer is told until the order is there, and if it does not come. */
export const OrderConfirmation = ({ known, onAskAgain, supportEmail }: OrderConfirmationProps) => {
  if (known.state === 'confirming' || known.state === 'succeeded')
    return (
      <>
        <Feedback tone="busy">{confirmation.confirming}</Feedback>
        <p className="mt-2">{confirmation.hint}</p>
      </>
    );
  if (known.state === 'gave up')
    return (
      <Alert tone="error" title={confirmation.error}>
        <p>{confirmation.errorHint}</p>
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Button onClick={onAskAgain}>{confirmation.retry}</Button>
          <Link to="/" className={buttonStyles({ variant: 'ghost' })}>
            {confirmation.home}
          </Link>
          <SupportLink email={supportEmail} />
        </div>
      </Alert>
    );
  return (
    <Alert tone={known.state === 'failed' ? 'error' : 'info'} title={confirmation[known.state]}>
      <p>{confirmation[`${known.state}Hint`]}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {known.state === 'failed' ? (
          <Link to="/checkout" className={buttonStyles()}>
            {confirmation.checkout}
          </Link>
        ) : (
          <Link
            to="/orders/$orderId"
            params={{ orderId: String(known.orderId) }}
            className={buttonStyles({ variant: 'ghost' })}
          >
            {confirmation.view}
          </Link>
        )}
        <SupportLink email={supportEmail} orderId={known.orderId} />
      </div>
    </Alert>
  );
};

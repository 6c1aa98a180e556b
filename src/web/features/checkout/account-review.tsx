import { Button } from '#web/ui/buttons/button.tsx';
import { copy } from './copy.ts';

type AccountReviewProps = { email: string; nextLabel: string; onNext: () => void };

/** The first step, looked at again once it is done. */
export const AccountReview = ({ email, nextLabel, onNext }: AccountReviewProps) => (
  <div className="flex flex-col items-start gap-5">
    <p>{copy.account(email)}</p>
    <Button size="lg" onClick={onNext}>
      {nextLabel}
    </Button>
  </div>
);

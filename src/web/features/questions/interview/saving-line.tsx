import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import type { Saving } from './answering.ts';
import { copy } from './copy.ts';

type SavingLineProps = { saving: Saving; onTryAgain: () => void };

export const SavingLine = ({ saving, onTryAgain }: SavingLineProps) => (
  <div className="flex min-h-9.5 flex-wrap items-center gap-x-4 gap-y-1">
    <Feedback tone={saving.step === 'failed' ? 'error' : 'success'}>{toldOf(saving)}</Feedback>
    {saving.step === 'failed' && (
      <Button variant="ghost" size="sm" onClick={onTryAgain}>
        {copy.tryAgain}
      </Button>
    )}
  </div>
);

const toldOf = (saving: Saving) => {
  if (saving.step === 'failed') return copy.notSaved(saving.message);
  return saving.step === 'saved' ? copy.saved : '';
};

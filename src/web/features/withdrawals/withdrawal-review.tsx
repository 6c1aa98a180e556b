import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { copy } from './copy.ts';
import type { WithdrawalDraft } from './withdrawal.ts';

const { labels } = copy;

/** All that is declared, by the words of the form. */
export const WithdrawalFacts = ({ draft }: { draft: WithdrawalDraft }) => (
  <dl className="border-y border-line">
    {(['name', 'contract', 'email', 'reason'] as const).map((field) => (
      <div key={field} className="border-b border-line py-3 last:border-b-0">
        <dt className="text-sm text-quiet">{labels[field]}</dt>
        <dd className="whitespace-pre-line wrap-anywhere text-ink">{draft[field].trim() || copy.noReason}</dd>
      </div>
    ))}
  </dl>
);

type ReviewProps = { draft: WithdrawalDraft; isSending: boolean; onConfirm: () => void; onBack: () => void };

/** The second step: nothing is declared before this button is pressed. */
export const WithdrawalReview = ({ draft, isSending, onConfirm, onBack }: ReviewProps) => {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <p ref={words} tabIndex={-1} className="outline-none">
        {copy.review}
      </p>
      <WithdrawalFacts draft={draft} />
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        <Button variant="link" onClick={onBack} disabled={isSending}>
          {copy.back}
        </Button>
        <Button size="lg" busy={isSending} className="max-sm:w-full" onClick={onConfirm}>
          {isSending ? copy.sending : copy.confirm}
        </Button>
      </div>
    </div>
  );
};

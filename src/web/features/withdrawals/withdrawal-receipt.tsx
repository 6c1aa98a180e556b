import { useEffect, useRef } from 'react';
import { copy } from './copy.ts';
import type { WithdrawalDraft } from './withdrawal.ts';
import { WithdrawalFacts } from './withdrawal-review.tsx';

const withSeconds = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' });

/** What was received and when, to be kept. */
export const WithdrawalReceipt = ({ draft, receivedAt }: { draft: WithdrawalDraft; receivedAt: string }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <h2 ref={title} tabIndex={-1} className="text-xl font-[640] outline-none">
        {copy.sent}
      </h2>
      <p>
        <time dateTime={receivedAt}>{copy.receivedAt(withSeconds.format(new Date(receivedAt)))}</time>
      </p>
      <p className="wrap-anywhere">{copy.mailed(draft.email.trim())}</p>
      <WithdrawalFacts draft={draft} />
      <p className="text-sm text-quiet print:hidden">{copy.print}</p>
    </div>
  );
};

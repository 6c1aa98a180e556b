import type { ReactNode } from 'react';
import { messages } from '#web/lib/messages.ts';
import { copy } from './copy.ts';

type ReadingFrameProps = {
  businessName: string;
  logo: string | null;
  /** Beside the name of the business: who reads, and what ends it. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The business first; the shop it has its documents from stands at the foot. */
export const ReadingFrame = ({ businessName, logo, aside, children }: ReadingFrameProps) => (
  <div className="flex grow flex-col bg-desk">
    <div className="border-b border-line bg-paper">
      <div className="mx-auto flex w-full max-w-[56rem] flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <div className="flex min-w-0 items-center gap-3">
          {logo && (
            <img src={logo} alt={copy.logoOf(businessName)} className="h-10 w-auto max-w-28 object-contain" />
          )}
          <p className="min-w-0 text-lg font-bold wrap-anywhere text-ink">{businessName}</p>
        </div>
        {aside}
      </div>
    </div>
    <div className="mx-auto w-full max-w-[56rem] grow px-4 pt-6 sm:px-6 sm:pt-9">{children}</div>
    <p className="px-4 py-5 text-center text-sm text-quiet print:hidden">
      {copy.provided(messages.shopName)}
    </p>
  </div>
);

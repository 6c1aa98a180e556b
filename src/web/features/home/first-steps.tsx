import type { ReactNode } from 'react';
import type { SiteConfig } from '#shared/site-config.ts';
import { TEST_CARD } from '#shared/test-card.ts';
import { dismissFirstSteps } from '#web/lib/first-steps-script.ts';
import { Icon } from '#web/ui/icon.tsx';
import { copy } from './copy.ts';

const { label, customer, admin, mails, payment, dismiss } = copy.firstSteps;

type FirstStepsProps = { steps: NonNullable<SiteConfig['firstSteps']>; takesTestCards: boolean };

const close = () => {
  dismissFirstSteps();
  // The button that had the focus is gone.
  document.querySelector('main')?.focus({ preventScroll: true });
};

/** Tells whoever has just started the shop for a try how to get about in it, until they have read it. */
export const FirstSteps = ({ steps: { adminEmail }, takesTestCards }: FirstStepsProps) => (
  <aside aria-label={label} className="first-steps border-b border-line bg-paper print:hidden">
    <div className="wrap flex items-start gap-4 py-4">
      <dl className="grid grow gap-x-8 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-4">
        <Step term={customer.term}>{customer.text}</Step>
        {adminEmail !== null && (
          <Step term={admin.term}>
            {admin.text} <code className={CODE}>{adminEmail}</code>
          </Step>
        )}
        <Step term={mails.term}>
          {mails.text}{' '}
          <a href="/dev/mail" target="_blank" rel="noreferrer" className="underline underline-offset-4">
            {mails.link}
          </a>
        </Step>
        {takesTestCards && (
          <Step term={payment.term}>
            {payment.text} <code className={`${CODE} whitespace-nowrap`}>{TEST_CARD}</code>
          </Step>
        )}
      </dl>
      <button
        type="button"
        aria-label={dismiss}
        className="-mt-2 -mr-2 grid size-10 shrink-0 place-items-center rounded-control text-quiet hover:text-ink"
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  </aside>
);

const CODE = 'font-mono text-xs wrap-anywhere text-ink';

const Step = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="font-semibold text-ink">{term}</dt>
    <dd>{children}</dd>
  </div>
);

import type { Dependency } from '#server/kernel/dependency.ts';
import type { JobName } from '#server/ports/queue.ts';

/** Without which a job cannot be done. What only a part of a job needs is left out: the rest of it should not wait. */
const needs: Record<JobName, readonly Dependency[]> = {
  'remove-file': ['storage'],
  'start-generation': [],
  'generate-line-item': ['storage', 'converter'],
  'draw-pages': ['storage', 'converter'],
  'issue-revision': ['storage', 'converter'],
  'erase-accounts': ['payments'],
  'note-in-force': [],
  'remind-of-reviews': [],
  'send-review-mail': ['mail'],
  'tell-updates': [],
  'send-update-digest': ['mail'],
  'tell-readers': [],
  'hand-out-reading-mails': [],
  'send-reading-mail': ['mail'],
  'make-master-list': ['storage', 'converter'],
  'make-manual': ['storage', 'converter'],
  'queue-manuals': [],
  'start-ahead': [],
  'make-ahead': ['storage', 'converter'],
  'clear-ahead': [],
  'remove-old-versions': [],
  'process-payment-event': ['payments'],
  'reconcile-orders': [],
  'reconcile-shop': [],
  'catch-up-events': ['payments'],
  'fetch-invoice': ['payments'],
  'send-receipt': ['mail'],
  'send-ready-mail': ['mail'],
  'run-sandbox': [],
  'sync-product': ['payments'],
  'retire-price': ['payments'],
  'start-promotion': ['payments'],
  'process-template': ['storage', 'converter'],
  'run-test-fill': ['storage', 'converter'],
  'make-preview': ['storage', 'converter'],
  'forget-previews': [],
  'run-page-view': ['storage', 'converter'],
  'build-demo-shop': ['storage'],
  sweep: [],
};

/** A row may be of another version of the shop, so its name may be unknown here. */
export const needsOf = (name: JobName): readonly Dependency[] => (needs as Partial<typeof needs>)[name] ?? [];

/** After some tries the receipt goes without its invoice: it is not to wait for the provider. */
const TRIED_ANYWAY: ReadonlySet<JobName> = new Set<JobName>(['fetch-invoice']);

/** Whether it is tried although what it needs is known to be down. */
export const isTriedAnyway = (name: JobName) => TRIED_ANYWAY.has(name);

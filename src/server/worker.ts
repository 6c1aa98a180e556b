import { settling } from '#server/modules/checkout/checkout-limits.ts';
import { orderPolling } from '#shared/limits/order-polling.ts';
import { HOUR, MINUTE } from '#shared/units.ts';
import { unlessBackupRuns } from './backup/backup-lock.ts';
import { DEMO_FOLDER } from './demo-folder.ts';
import type { Services } from './kernel/services.ts';
import { issueRevision } from './modules/binder/approval/issue-revision.ts';
import { noteAllInForce } from './modules/binder/approval/note-in-force.ts';
import { sendUpdateDigest } from './modules/binder/updates/digest/send-update-digest.ts';
import { tellUpdates } from './modules/binder/updates/digest/tell-updates.ts';
import { digest } from './modules/binder/updates/update-limits.ts';
import { makeMasterListPdf } from './modules/binder/exports/master-list-pdf.ts';
import { makeManuals } from './modules/binder/manual/make-manuals.ts';
import { manualLimits } from './modules/binder/manual/manual-limits.ts';
import { queueManuals } from './modules/binder/manual/queue-manuals.ts';
import { remindOfReviews } from './modules/binder/reviews/remind-of-reviews.ts';
import { sendReadingCopy } from './modules/readers/reading/send-reading-copy.ts';
import { sendReviewMail } from './modules/binder/reviews/send-review-mail.ts';
import { retirePrice } from './modules/catalog/retire-price.ts';
import { syncProduct } from './modules/catalog/provider/sync-product.ts';
import { catchUpEvents } from './modules/checkout/catch-up-events.ts';
import { fetchInvoice } from './modules/checkout/fetch-invoice.ts';
import { issueCreditNotes } from './modules/checkout/refunds/issue-credit-notes.ts';
import { processEvent } from './modules/checkout/process-event.ts';
import { reconcileOrders } from './modules/checkout/reconcile-orders.ts';
import { buildDemoShop } from './modules/demo/build-demo-shop.ts';
import { readDemoShop } from './modules/demo/read-demo-shop.ts';
import { shortenNetworks } from './modules/evidence/shorten-networks.ts';
import { stageEvidence } from './modules/evidence/stage-evidence.ts';
import { removeOrphanedLogos } from './modules/accounts/remove-orphaned-logos.ts';
import { removeOrphanedPictures } from './modules/questions/pictures/remove-orphaned-pictures.ts';
import { removeOrphanedObjects } from './modules/files/remove-orphaned-objects.ts';
import { ahead } from './modules/generation/ahead/ahead-limits.ts';
import { clearAhead } from './modules/generation/ahead/clear-ahead.ts';
import { makeAhead } from './modules/generation/ahead/make-ahead.ts';
import { startAhead } from './modules/generation/ahead/start-ahead.ts';
import { drawPages } from './modules/generation/draw-pages.ts';
import { removeOldVersions } from './modules/generation/remove-old-versions.ts';
import { generateLineItem } from './modules/generation/generate-line-item.ts';
import { startGeneration } from './modules/generation/start-generation.ts';
import { reconcileShop } from './modules/housekeeping/reconcile-shop.ts';
import { sweepDamage } from './modules/generation/repair/sweep-damage.ts';
import { sweep } from './modules/housekeeping/sweep.ts';
import { forgetPreviews } from './modules/previews/forget-previews.ts';
import { makePreview } from './modules/previews/make-preview.ts';
import { keeping } from './modules/previews/preview-limits.ts';
import { eraseAccounts } from './modules/privacy/erasing/erase-accounts.ts';
import { erasing } from './modules/privacy/privacy-limits.ts';
import { sendReadyMail } from './modules/orders/send-ready-mail.ts';
import { sendReceipt } from './modules/orders/send-receipt.ts';
import { handOutReadingMails } from './modules/readers/mails/hand-out-reading-mails.ts';
import { readingMail } from './modules/readers/mails/reading-mail-limits.ts';
import { sendReadingMail } from './modules/readers/mails/send-reading-mail.ts';
import { tellReaders } from './modules/readers/mails/tell-readers.ts';
import { startPromotionCode } from './modules/promotions/start-promotion-code.ts';
import { runPageView } from './modules/templates/page-view/run-page-view.ts';
import { processTemplate } from './modules/templates/process-template.ts';
import { runTestFill } from './modules/templates/test-fill/run-test-fill.ts';
import { sweepTemplates } from './modules/templates/sweep-templates.ts';
import { makePrint } from './modules/readers/evidence/printing/make-print.ts';
import { sendWithdrawalMail } from './modules/withdrawals/send-withdrawal-mail.ts';
import type { JobHandlers } from './ports/queue.ts';
import { probesOf } from './probes-of.ts';

const SWEEP_EVERY_MS = HOUR;
/** Binders that are looked at are right without it; it writes the records of the others. */
const NOTE_IN_FORCE_EVERY_MS = 5 * MINUTE;
/** Days begin at another hour in each time zone. */
const REMIND_EVERY_MS = HOUR;
const RECONCILE_EVERY_MS = 10 * MINUTE;

/** How often the payment sandbox is looked after for what nobody scheduled, such as sessions that run out. */
const SANDBOX_EVERY_MS = MINUTE;

/** There where payments are made on the sandbox. */
type RunSandbox = (signal: AbortSignal) => Promise<void>;

type Workplace = Pick<
  Services,
  | 'config'
  | 'db'
  | 'clock'
  | 'random'
  | 'keys'
  | 'log'
  | 'storage'
  | 'mailer'
  | 'queue'
  | 'payments'
  | 'converter'
  | 'templateEngine'
>;

/** Job -> use case. Objects a running backup may still need are left to the next sweep. */
export const jobHandlers = (services: Workplace, runSandbox?: RunSandbox): JobHandlers => ({
  'remove-file': async ({ key }) => {
    await unlessBackupRuns(services.db, () => services.storage.remove(key));
  },
  'sync-product': ({ productId }) => syncProduct(services, productId),
  'retire-price': ({ priceId }) => retirePrice(services, priceId),
  'start-promotion': ({ promotionId, startsAt }) =>
    startPromotionCode(services, { promotionId, startsAt: new Date(startsAt) }),
  'process-payment-event': ({ eventId }) => processEvent(services, eventId),
  'reconcile-orders': (_, { signal }) => reconcileOrders(services, signal),
  'reconcile-shop': (_, { signal }) => reconcileShop(services, signal),
  'catch-up-events': (_, { signal }) => catchUpEvents(services, signal),
  'fetch-invoice': ({ orderId }, { attempt }) => fetchInvoice(services, orderId, attempt),
  'issue-credit-notes': ({ orderId }) => issueCreditNotes(services, orderId),
  'stage-evidence': ({ disputeId }) => stageEvidence(services, disputeId),
  'send-receipt': ({ orderId }) => sendReceipt(services, orderId),
  'send-ready-mail': ({ orderId }) => sendReadyMail(services, orderId),
  'send-withdrawal-mail': ({ withdrawalId }) => sendWithdrawalMail(services, withdrawalId),
  'start-generation': ({ orderId }) => startGeneration(services, orderId),
  'generate-line-item': (wanted, job) => generateLineItem(services, wanted, job),
  'draw-pages': (wanted, { signal }) => drawPages(services, wanted, signal),
  'issue-revision': (data, job) => issueRevision(services, data, job),
  'note-in-force': (_, { signal }) => noteAllInForce(services, signal),
  'remind-of-reviews': (_, { signal }) => remindOfReviews(services, signal),
  'send-reading-copy': ({ acknowledgementId }) => sendReadingCopy(services, acknowledgementId),
  'send-review-mail': ({ customerId }) => sendReviewMail(services, customerId),
  'tell-updates': (_, { signal }) => tellUpdates(services, signal),
  'send-update-digest': (told) => sendUpdateDigest(services, told),
  'tell-readers': (_, { signal }) => tellReaders(services, signal),
  'hand-out-reading-mails': () => handOutReadingMails(services),
  'send-reading-mail': ({ mailId }) => sendReadingMail(services, mailId),
  'make-master-list': ({ customerId }, { signal }) => makeMasterListPdf(services, customerId, signal),
  'print-evidence': (wanted, { signal }) => makePrint(services, wanted, signal),
  'make-manual': ({ customerId }, job) => makeManuals(services, customerId, job),
  'queue-manuals': () => queueManuals(services),
  'start-ahead': ({ orderId }) => startAhead(services, orderId),
  'make-ahead': (wanted, job) => makeAhead(services, wanted, job),
  'clear-ahead': (_, { signal }) => clearAhead(services, signal),
  'remove-old-versions': ({ orderId }, { signal }) => removeOldVersions(services, orderId, signal),
  'build-demo-shop': async () => buildDemoShop(services, await readDemoShop(DEMO_FOLDER)),
  'run-sandbox': async (_, { signal }) => runSandbox?.(signal),
  'process-template': (data, job) => processTemplate(services, data, job),
  'run-test-fill': (data, job) => runTestFill(services, data, job),
  'make-preview': (data, job) => makePreview(services, data, job),
  'forget-previews': (_, { signal }) => forgetPreviews(services, signal),
  'run-page-view': (data, job) => runPageView(services, data, job),
  'erase-accounts': (_, { signal }) => eraseAccounts(services, signal),
  sweep: async (_, { signal }) => {
    await sweep(services, signal);
    await shortenNetworks(services, signal);
    await sweepTemplates(services, signal);
    await removeOrphanedLogos(services, signal);
    await removeOrphanedPictures(services, signal);
    await removeOrphanedObjects(services, {
      signal,
      unlessNeeded: (remove) => unlessBackupRuns(services.db, remove),
    });
    await sweepDamage(services, signal);
  },
});

/** Works until the returned function is called. */
export const takeJobs = (services: Workplace, runSandbox?: RunSandbox) =>
  services.queue.work(jobHandlers(services, runSandbox), {
    probes: probesOf(services),
    recurring: {
      sweep: { everyMs: SWEEP_EVERY_MS },
      'note-in-force': { everyMs: NOTE_IN_FORCE_EVERY_MS },
      'queue-manuals': { everyMs: manualLimits.lookEveryMs },
      'remind-of-reviews': { everyMs: REMIND_EVERY_MS },
      'erase-accounts': { everyMs: erasing.lookEveryMs },
      'tell-updates': { everyMs: digest.lookEveryMs },
      'tell-readers': { everyMs: readingMail.lookEveryMs },
      'hand-out-reading-mails': { everyMs: readingMail.handOutEveryMs },
      'clear-ahead': { everyMs: ahead.clearEveryMs },
      'forget-previews': { everyMs: keeping.sweepEveryMs },
      'reconcile-orders': { everyMs: orderPolling.reconcileEveryMs },
      'reconcile-shop': { everyMs: RECONCILE_EVERY_MS },
      'catch-up-events': { everyMs: settling.missedEventsEveryMs },
      ...(runSandbox && { 'run-sandbox': { everyMs: SANDBOX_EVERY_MS } }),
    },
  });

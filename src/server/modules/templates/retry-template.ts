import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { requireListed } from './require-listed.ts';
import { findNewestVersion, reopenVersion } from './template-version-repo.ts';

/** Processes the newest version once more, after what kept it from being ready has been mended. */
export const retryTemplate = (
  { db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>,
  templateId: number,
) =>
  db.transaction(async (tx) => {
    await requireListed(tx, templateId);
    const newest = await findNewestVersion(tx, templateId);
    if (newest?.status !== 'failed') throw new DomainError('document.not-failed');
    await reopenVersion(tx, newest.id, clock.now());
    const options = { class: 'preview', fairKey: newest.uploadedBy } as const;
    await queue.enqueue(tx, 'process-template', { versionId: newest.id }, options);
  });

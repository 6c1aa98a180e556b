import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import { insertTestFill, type TestFillRecord } from './test-fill-repo.ts';
import { requireListed } from '#server/modules/templates/require-listed.ts';
import { findSoldVersion } from '#server/modules/templates/template-version-repo.ts';

type Request = { templateId: number; values: Partial<PlaceholderValues>; askedBy: string };

/** Queues a look at a template with these details in it; what is left out is the invented company's. */
export const requestTestFill = async (
  { db, queue, random, clock }: Pick<Services, 'db' | 'queue' | 'random' | 'clock'>,
  { templateId, values, askedBy }: Request,
): Promise<TestFillRecord> =>
  db.transaction(async (tx) => {
    await requireListed(tx, templateId);
    const version = await findSoldVersion(tx, templateId);
    if (!version) throw new DomainError('document.not-ready');
    const asked = { id: random.uuid(), versionId: version.id, values, createdAt: clock.now() };
    await queue.enqueue(tx, 'run-test-fill', { testFillId: asked.id }, { fairKey: askedBy });
    return insertTestFill(tx, asked);
  });

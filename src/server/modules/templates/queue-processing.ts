import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import type { TemplateVersion } from './template.ts';
import { insertVersion, type NewVersion } from './template-version-repo.ts';

/** A new version of a checked file, and the job that makes it ready; one administrator's many do not hold up another's few. */
export const queueProcessing = async (
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  version: Omit<NewVersion, 'status' | 'queuedAt'> & Pick<TemplateVersion, 'findings' | 'questionKeys'>,
) => {
  const versionId = await insertVersion(tx, {
    ...version,
    status: 'processing',
    queuedAt: version.createdAt,
  });
  await queue.enqueue(
    tx,
    'process-template',
    { versionId, isChecked: true },
    { class: 'preview', fairKey: version.uploadedBy },
  );
};

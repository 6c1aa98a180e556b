import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { requireListed } from './require-listed.ts';
import { listTemplateUses } from './template-list-repo.ts';
import { lockTemplate, updateArchived } from './template-repo.ts';

/** Takes a template out of the lists; buyers keep their files. One that is on sale has to leave its products first. */
export const archiveTemplate = ({ db, clock }: Pick<Services, 'db' | 'clock'>, templateId: number) =>
  db.transaction(async (tx) => {
    const { name } = await requireListed(tx, templateId);
    const uses = await listTemplateUses(tx, [templateId]);
    if (uses.length > 0)
      throw new DomainError('document.in-use', {
        message: `“${name}” is part of ${uses.map(({ productName }) => `“${productName}”`).join(', ')}. Take it out of there first.`,
      });
    await updateArchived(tx, templateId, clock.now());
  });

export const restoreTemplate = ({ db }: Pick<Services, 'db'>, templateId: number) =>
  db.transaction(async (tx) => {
    if (!(await lockTemplate(tx, templateId))) throw new DomainError('document.not-found');
    await updateArchived(tx, templateId, null);
  });

import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { countListed } from '#server/modules/templates/template-repo.ts';
import { templateQuota } from '#shared/limits/template-upload.ts';

/** Uploads at the same moment may each pass: a few too many do no harm. */
export const requireRoom = async ({ db }: Pick<Services, 'db'>, added: number) => {
  if ((await countListed(db)) + added > templateQuota.maxTemplates) throw new DomainError('upload.shop-full');
};

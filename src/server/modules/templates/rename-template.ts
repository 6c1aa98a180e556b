import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { noteTemplateChange } from '#server/modules/catalog-index/note-template-change.ts';
import { updateName } from './template-repo.ts';

/** Orders keep the name they were bought under. */
export const renameTemplate = ({ db }: Pick<Services, 'db'>, { id, name }: { id: number; name: string }) =>
  db.transaction(async (tx) => {
    if (!(await updateName(tx, id, name))) throw new DomainError('document.not-found');
    await noteTemplateChange(tx, id);
  });

import type { Services } from '#server/kernel/services.ts';
import {
  listOwnedIds,
  listSoldTemplates,
  listTemplateUses,
  type SoldTemplate,
  type TemplateUse,
} from './template-list-repo.ts';

export type ListedTemplate = SoldTemplate & { uses: TemplateUse[]; isOwned: boolean };

export const listTemplates = async ({ db }: Pick<Services, 'db'>): Promise<ListedTemplate[]> => {
  const sold = await listSoldTemplates(db);
  const ids = sold.map(({ template }) => template.id);
  const uses = await listTemplateUses(db, ids);
  const owned = await listOwnedIds(db, ids);
  const byTemplate = Map.groupBy(uses, ({ templateId }) => templateId);
  return sold.map((listed) => ({
    ...listed,
    uses: byTemplate.get(listed.template.id) ?? [],
    isOwned: owned.has(listed.template.id),
  }));
};

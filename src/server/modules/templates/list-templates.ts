import type { Services } from '#server/kernel/services.ts';
import {
  listSoldTemplates,
  listTemplateUses,
  type SoldTemplate,
  type TemplateUse,
} from './template-list-repo.ts';

export type ListedTemplate = SoldTemplate & { uses: TemplateUse[] };

export const listTemplates = async ({ db }: Pick<Services, 'db'>): Promise<ListedTemplate[]> => {
  const sold = await listSoldTemplates(db);
  const uses = await listTemplateUses(
    db,
    sold.map(({ template }) => template.id),
  );
  const byTemplate = Map.groupBy(uses, ({ templateId }) => templateId);
  return sold.map((listed) => ({ ...listed, uses: byTemplate.get(listed.template.id) ?? [] }));
};

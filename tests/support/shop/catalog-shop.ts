import type { Database } from '#server/db/connect.ts';
import { templates, templateVersions, type templateStatuses } from '#server/db/schema/templates.ts';
import type { AdminProduct, NewProduct } from '#shared/contract/product.ts';
import { dataOf, pathOf } from './calls.ts';
import { signedIn } from './signed-in.ts';
import { createTestShop } from './test-shop.ts';
import type { Services } from '#server/kernel/services.ts';

export type NewTemplate = {
  name: string;
  status?: (typeof templateStatuses)[number];
  isArchived?: boolean;
  hasWorkbook?: boolean;
};

/** Templates as if they had been uploaded and processed; their ids. */
export const insertTemplates = async (db: Database, uploadedBy: string, list: NewTemplate[]) => {
  const createdAt = new Date('2026-11-15T12:00:00Z');
  const rows = await db
    .insert(templates)
    .values(
      list.map(({ name, isArchived }) => ({ name, createdAt, archivedAt: isArchived ? createdAt : null })),
    )
    .returning({ id: templates.id });
  const ids = rows.map(({ id }) => id);
  await db
    .insert(templateVersions)
    .values(
      list.map(({ status = 'complete', hasWorkbook = false }, index) =>
        versionOf(ids[index] ?? 0, { number: 1, status, hasWorkbook, uploadedBy, createdAt }),
      ),
    );
  return ids;
};

type VersionFacts = Pick<
  typeof templateVersions.$inferInsert,
  'number' | 'status' | 'uploadedBy' | 'createdAt'
>;

export const versionOf = (
  templateId: number,
  { hasWorkbook, ...facts }: VersionFacts & { hasWorkbook: boolean },
): typeof templateVersions.$inferInsert => {
  const stem = `t${templateId}v${facts.number}`;
  const isComplete = facts.status === 'complete';
  return {
    ...facts,
    templateId,
    queuedAt: facts.createdAt,
    sourcePath: `${stem}.docx`,
    workbookPath: hasWorkbook ? `${stem}.xlsx` : null,
    pageCount: isComplete ? 4 : null,
    samplePdfPath: isComplete ? `${stem}/sample.pdf` : null,
    samplePages: isComplete ? [1, 2].map((page) => samplePage(stem, page)) : [],
  };
};

const samplePage = (stem: string, page: number) => ({
  page,
  widthPx: 800,
  heightPx: 1035,
  jpgPath: `${stem}/${page}.jpg`,
  webp: [{ widthPx: 320, path: `${stem}/${page}-320.webp` }],
});

/** A shop with an administrator, and short ways to call it. */
export const createCatalogShop = async (
  replaced: Partial<Services> = {},
  environment: Record<string, string> = {},
) => {
  const shop = await createTestShop(environment, replaced);
  const asAdmin = await signedIn(shop, 'admin', 'ada@shop.example');
  const addTemplates = (...list: (string | NewTemplate)[]) =>
    insertTemplates(
      shop.services.db,
      asAdmin.id,
      list.map((template) => (typeof template === 'string' ? { name: template } : template)),
    );
  const create = async (product: Partial<NewProduct> & { name: string }): Promise<AdminProduct> => {
    const documentIdList = product.documentIdList ?? (await addTemplates(`${product.name} document`));
    return dataOf(await asAdmin.post('newProduct', { price: 4900, ...product, documentIdList }));
  };
  const anyone = <T>(name: string, input?: unknown) =>
    shop.fetch(pathOf('public', name, input)).then(dataOf<T>);
  return { ...shop, asAdmin, addTemplates, create, anyone };
};

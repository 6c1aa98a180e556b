import type { Database } from '#server/db/connect.ts';
import { templates, templateVersions, type templateStatuses } from '#server/db/schema/templates.ts';
import type { AdminProduct, NewProduct } from '#shared/contract/product.ts';
import { createTestShop, jsonPost, type TestShop } from './test-shop.ts';
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
export const createCatalogShop = async (replaced: Partial<Services> = {}) => {
  const shop = await createTestShop({}, replaced);
  const admin = await shop.signIn('ada@shop.example', { asAdmin: true });
  const asAdmin = callerOf(shop, admin.token);
  const addTemplates = (...list: (string | NewTemplate)[]) =>
    insertTemplates(
      shop.services.db,
      admin.id,
      list.map((template) => (typeof template === 'string' ? { name: template } : template)),
    );
  const create = async (product: Partial<NewProduct> & { name: string }): Promise<AdminProduct> => {
    const documentIdList = product.documentIdList ?? (await addTemplates(`${product.name} document`));
    return dataOf(await asAdmin.post('newProduct', { price: 4900, ...product, documentIdList }));
  };
  const anyone = <T>(name: string, input?: unknown) =>
    shop.fetch(pathOf('public', name, input)).then(dataOf<T>);
  return { ...shop, admin, asAdmin, addTemplates, create, anyone };
};

export const pathOf = (area: string, name: string, input?: unknown) =>
  `/api/${area}/${name}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`;

export const callerOf = (shop: Pick<TestShop, 'fetch'>, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  let sent = 0;
  /** Each call from another network, so that nobody asks too often. */
  const from = () => {
    sent += 1;
    return `10.${sent >> 8}.${sent & 255}.1`;
  };
  return {
    get: (name: string, input?: unknown) =>
      shop.fetch(pathOf('admin', name, input), { headers, from: from() }),
    post: (name: string, input: unknown) =>
      shop.fetch(`/api/admin/${name}`, { ...jsonPost(input, headers), from: from() }),
  };
};

export const dataOf = async <T>(answer: Response): Promise<T> => {
  const body = (await answer.json()) as { result?: { data: T }; error?: { message: string } };
  if (!body.result) throw new Error(`${answer.status}: ${body.error?.message}`);
  return body.result.data;
};

/** A refusal: its code and the sentence. */
export const refusalOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error?: { message: string; data: { code: string } } };
  return [answer.status, error?.data.code, error?.message];
};

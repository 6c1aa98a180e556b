import { expect, type Page } from '@playwright/test';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { pathOf } from '#tests/support/shop/calls.ts';
import { arriveSignedIn } from './arrive-signed-in.ts';
import { AGAIN } from './people.ts';
import { callAdmin, newName, tokenOf } from './products.ts';
import { goodFile } from './word-files.ts';

/** Conversion shares the machine with the browser. */
const PATIENCE = { timeout: 120_000 };

/** Uploads a document and puts it on sale, through the same calls as the screens; gives the product's address. */
export const sellBundle = async (page: Page, adminEmail: string) => {
  await arriveSignedIn(page, adminEmail);
  return sellFiles(page, [goodFile(newName('Washing'))]);
};

/** The same by whoever is signed in on the page, with these documents. */
export const sellFiles = async (page: Page, files: readonly ReturnType<typeof goodFile>[]) => {
  const token = await tokenOf(page);
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (path: string) =>
    ((await (await page.request.get(path, { headers, ...AGAIN })).json()) as { result: { data: unknown } })
      .result.data;

  const multipart = new FormData();
  for (const { name, mimeType, buffer } of files)
    multipart.append('File', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const upload = await page.request.post('/api/admin/uploadDocuments', { headers, multipart, ...AGAIN });
  const { ids } = (await upload.json()) as { ids: number[] };
  const isReady = async () =>
    ((await ask(pathOf('admin', 'getDocumentStatusById', ids))) as unknown[]).length;
  await expect.poll(isReady, PATIENCE).toBe(ids.length);

  const name = newName('Laundry');
  const { slug } = await callAdmin(page, 'newProduct', { name, price: 19_999, documentIdList: ids });
  const hasPrice = async () => {
    const product = await ask(pathOf('public', 'getProductWithDocuments', slug));
    return (product as ProductWithDocuments).stripePriceId !== null;
  };
  await expect.poll(hasPrice, PATIENCE).toBe(true);
  return { name, slug, ids, address: `/products/${slug}` };
};

import { expect, type Page } from '@playwright/test';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { pathOf } from '#tests/support/shop/calls.ts';
import { arriveSignedIn } from './arrive-signed-in.ts';
import { callAdmin, newName } from './products.ts';
import { goodFile } from './word-files.ts';

/** Conversion shares the machine with the browser. */
const PATIENCE = { timeout: 120_000 };

/** Uploads a document and puts it on sale, through the same calls as the screens; gives the product's address. */
export const sellBundle = async (page: Page, adminEmail: string) => {
  const { access_token: token } = await arriveSignedIn(page, adminEmail);
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (path: string) =>
    ((await (await page.request.get(path, { headers })).json()) as { result: { data: unknown } }).result.data;

  const upload = await page.request.post('/api/admin/uploadDocuments', {
    headers,
    multipart: { File: goodFile(newName('Washing')) },
  });
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
  return { name, address: `/products/${slug}` };
};

import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { storedFiles } from '#server/db/schema/files.ts';
import type { Services } from '#server/kernel/services.ts';
import { readFile } from '#server/modules/files/read-file.ts';
import { storeFile } from '#server/modules/files/store-file.ts';
import type { LineItem } from '#shared/contract/order.ts';
import { dataOf } from './calls.ts';
import { type Buyer, createCheckoutShop } from './checkout-shop.ts';
import { drainJobs } from '#tests/support/jobs/drain-jobs.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { p } from '#tests/support/office/word-markup.ts';

export type SoldDocument = { name: string; docx?: Buffer; xlsx?: Buffer };

const letter = () => buildDocx({ body: p('For {{business_name}}, {{city}}, on {{date}}') });

const itemsOf = async (buyer: Buyer, orderId: number) =>
  dataOf<LineItem[]>(await buyer.get('getCustomerOrderDocumentLineItems', { orderId }));

/** A shop whose documents have real templates, and buyers who have paid for them. */
export const createGenerationShop = async (replaced: Partial<Services> = {}) => {
  const shop = await createCheckoutShop(replaced);
  const { services } = shop;

  const sellDocuments = async (name: string, documents: SoldDocument[]) => {
    const product = await shop.sell(
      name,
      5000,
      documents.map((document) => ({ name: document.name, hasWorkbook: document.xlsx !== undefined })),
    );
    for (const [index, { docx = letter(), xlsx }] of documents.entries()) {
      const stem = `t${product.documentIdList[index]}v1`;
      await keep(`${stem}.docx`, docx);
      if (xlsx) await keep(`${stem}.xlsx`, xlsx);
    }
    return product;
  };

  const keep = (path: string, body: Buffer) =>
    storeFile(services, {
      bucket: 'templates',
      path,
      body,
      contentType: 'application/octet-stream',
      downloadName: path,
      ownerId: null,
      isPublic: false,
    });

  const giveLogo = async (buyer: Buyer, png = makePng(60, 30)) => {
    const form = new FormData();
    form.append('File', new File([new Uint8Array(png)], 'logo.png', { type: 'image/png' }));
    await shop.fetch('/api/customer/logo', { method: 'POST', headers: await buyer.headers(), body: form });
  };

  /** Paid and settled; its documents are still to be made. */
  const buy = async (buyer: Buyer, priceId: string) => {
    await buyer.checkout(priceId);
    const sessionId = await shop.sessionOf();
    await shop.pay(sessionId);
    shop.clock.advance(2000);
    const order = await buyer.latest(sessionId);
    if (order?.status !== 'succeeded') throw new Error('The payment was not seen.');
    return order.id;
  };

  /** The bytes of one of the files on the stem of a preview. */
  const fileOf = async ({ previewImagePath }: Pick<LineItem, 'previewImagePath'>, extension: string) => {
    const path = (previewImagePath ?? '').replace(/jpg$/, extension);
    const [file] = await services.db.select().from(storedFiles).where(eq(storedFiles.path, path));
    if (!file) throw new Error(`There is no ${path}.`);
    return buffer((await readFile(services, file)).body);
  };

  /** All paths of the customer's generated files, as the storage lists them. */
  const pathsOf = async ({ id }: Buyer) =>
    (await services.db.select().from(storedFiles).where(eq(storedFiles.ownerId, id)))
      .filter(({ bucket }) => bucket === 'document_previews')
      .map(({ path }) => path)
      .toSorted();

  const generate = (options?: { isLastAttempt: boolean }) => drainJobs(services, options);

  return { ...shop, sellDocuments, giveLogo, buy, itemsOf, fileOf, pathsOf, generate };
};

export type GenerationShop = Awaited<ReturnType<typeof createGenerationShop>>;

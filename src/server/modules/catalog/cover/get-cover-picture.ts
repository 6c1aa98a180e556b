import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { readFile } from '#server/modules/files/read-file.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import type { StoredFile } from '#server/modules/files/stored-file.ts';
import { findFile } from '#server/modules/files/stored-file-repo.ts';
import { getProduct } from '#server/modules/catalog/get-product.ts';
import type { ProductRecord } from '#server/modules/catalog/product.ts';
import { SAMPLE_BUCKET } from '#server/modules/templates/template.ts';
import type { CoverPicture } from '#shared/covers/cover-picture.ts';

type Touched = Pick<Services, 'db' | 'storage' | 'queue' | 'clock' | 'random' | 'templateEngine'>;
type Asked = { productId: number; picture: CoverPicture };

/** Counted up when covers are drawn in another way: then all are drawn again, each when it is asked for. */
const RECIPE = 1;

/** The picture of a bundle's cover: drawn when it is first asked for, and again once the bundle looks different. */
export const getCoverPicture = async (services: Touched, asked: Asked): Promise<StoredFile> => {
  const product = await getProduct(services, asked.productId);
  const name = `${likenessOf(product)}.jpg`;
  const stored = await findFile(services.db, addressOf(asked));
  if (stored?.downloadName === name) return stored;
  const key = `${asked.productId} ${asked.picture} ${name}`;
  const underWay = drawingsOf(services.db);
  const drawing = underWay.get(key) ?? drawAndStore(services, asked, { product, name });
  underWay.set(key, drawing);
  return drawing.finally(() => underWay.delete(key));
};

type Drawings = Map<string, Promise<StoredFile>>;

/** Many may ask at once for what is drawn for the first time. */
const underWayOf = new WeakMap<object, Drawings>();

const drawingsOf = (db: Services['db']) => {
  const drawings: Drawings = underWayOf.get(db) ?? new Map();
  underWayOf.set(db, drawings);
  return drawings;
};

/** One place for each picture of a product: what it shows is in its name. */
const addressOf = ({ productId, picture }: Asked) =>
  ({ bucket: 'covers', path: `${productId}/${picture}.jpg` }) as const;

const pageOf = ({ templates }: ProductRecord) => templates[0]?.samplePages[0]?.jpgPath;

/** Everything that can be seen of it. */
const likenessOf = (product: ProductRecord) =>
  createHash('sha256')
    .update(
      JSON.stringify([RECIPE, product.name, product.industry, product.templates.length, pageOf(product)]),
    )
    .digest('hex')
    .slice(0, 32);

/** A cover without its page is better than none. */
const readPage = async (services: Touched, path: string | undefined) => {
  const file = path && (await findFile(services.db, { bucket: SAMPLE_BUCKET, path }));
  return file ? buffer((await readFile(services, file)).body) : undefined;
};

const drawAndStore = async (
  services: Touched,
  asked: Asked,
  { product, name }: { product: ProductRecord; name: string },
): Promise<StoredFile> => {
  const page = await readPage(services, pageOf(product));
  const { name: title, industry, templates } = product;
  const cover = { title, industry, documentCount: templates.length, page };
  const batch = createFileBatch(services);
  const address = addressOf(asked);
  await batch.add({
    ...address,
    body: await services.templateEngine.toCover(cover, asked.picture),
    contentType: 'image/jpeg',
    downloadName: name,
    ownerId: null,
    isPublic: false,
  });
  try {
    await services.db.transaction(async (tx) => {
      await removeFile(services, tx, address);
      await batch.record(tx);
    });
  } catch (error) {
    await batch.discard();
    // Another process was faster.
    const theirs = await findFile(services.db, address);
    if (theirs?.downloadName !== name) throw error;
  }
  const stored = await findFile(services.db, address);
  if (!stored) throw new Error('A cover that was just stored is missing.');
  return stored;
};

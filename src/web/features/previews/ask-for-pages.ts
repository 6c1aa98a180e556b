import type { Preview, PreviewPage } from '#shared/contract/preview.ts';
import { PREVIEW_PATH } from '#shared/buckets.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import type { TypedBusiness } from '#web/lib/typed-business.ts';
import type { PagePicture } from '#web/ui/paper/page-face.tsx';

type Wish = {
  productId: number;
  typed: TypedBusiness;
  logo: File | undefined;
  /** The preview before, which nobody waits for any more. */
  replaces: string | undefined;
  /** The document in view. */
  first: number;
  look: Look | undefined;
};

/** One document alone, in colours to be tried on; null: in its own. */
export type Look = { documentId: number; colours: readonly string[] | null };

/** The id of what was asked for. */
export const askForPages = async (
  shop: ShopClient,
  { productId, typed, logo, replaces, first, look }: Wish,
) => {
  const form = new FormData();
  const fields = {
    productId: String(productId),
    ...typed,
    first: String(first),
    ...(replaces && { replaces }),
    ...(look && { only: String(look.documentId), colours: look.colours?.join(',') ?? 'own' }),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (logo) form.append('File', logo);
  const { previewId } = (await shop.upload(PREVIEW_PATH, form)) as { previewId: string };
  return previewId;
};

type Following = {
  onArrival: (documentId: number, pages: PagePicture[]) => void;
  /** Told of the address of every picture: whoever follows lets go of it. */
  onPicture: (address: string) => void;
  signal: AbortSignal;
};

/** Follows a preview to its end. Each page is told of once its picture is here and can be shown without a flicker. */
export const followPages = async (
  shop: ShopClient,
  previewId: string,
  { onArrival, onPicture, signal }: Following,
) => {
  const { public: calls } = await shop.calls();
  const pictures = new Map<string, Promise<PagePicture>>();
  const take = async ({ id, pages }: Preview['documents'][number]) => {
    const ready: PagePicture[] = [];
    for (const page of pages) {
      const name = `${id} ${page.page}`;
      const picture = pictures.get(name) ?? fetchPicture(page, { onPicture, signal });
      pictures.set(name, picture);
      ready.push(await picture);
      signal.throwIfAborted();
      onArrival(id, [...ready]);
    }
  };
  const taken: Promise<void>[] = [];
  for (let have = 0; ;) {
    const { documents } = await calls.public.getPreview.query({ previewId, have }, { signal });
    const count = documents.reduce((sum, { pages }) => sum + pages.length, 0);
    if (count > have) taken.push(...documents.filter(({ pages }) => pages.length > 0).map(take));
    have = count;
    if (documents.some(({ status }) => status === 'processing')) continue;
    await Promise.all(taken);
    return { hasFailed: documents.some(({ status }) => status === 'failed') };
  }
};

const fetchPicture = async (
  { src, width, height, marks }: PreviewPage,
  { onPicture, signal }: Pick<Following, 'onPicture' | 'signal'>,
): Promise<PagePicture> => {
  const answer = await fetch(src, { signal });
  if (!answer.ok) throw new Error('A page could not be fetched.');
  const picture = await answer.blob();
  signal.throwIfAborted();
  // Kept by the page itself: links are short-lived, and what is shown must outlive them.
  const url = URL.createObjectURL(picture);
  onPicture(url);
  const image = new Image();
  image.src = url;
  await image.decode();
  return { src: url, width, height, marks };
};

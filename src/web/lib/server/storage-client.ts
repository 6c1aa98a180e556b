import { PREVIEW_BUCKET, STORAGE_BASE } from '#shared/buckets.ts';
import type { SignedFile } from '#shared/contract/files.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';
import type { ShopClient } from './shop-client.ts';
import { refusalOf } from './shop-error.ts';

/** An address per path, in the order asked; undefined where there is no such file for this customer. */
type SignedUrls = (string | undefined)[];

const sign = async (
  { withToken }: Pick<ShopClient, 'withToken'>,
  paths: readonly string[],
  expiresIn: number,
): Promise<SignedUrls> => {
  const response = await fetch(`${STORAGE_BASE}/object/sign/${PREVIEW_BUCKET}`, {
    method: 'POST',
    headers: { ...(await withToken()), 'content-type': 'application/json' },
    body: JSON.stringify({ paths, expiresIn }),
  });
  if (!response.ok) throw await refusalOf(response);
  const signed = (await response.json()) as SignedFile[];
  return signed.map(({ signedURL }) => (signedURL === null ? undefined : `${STORAGE_BASE}${signedURL}`));
};

const chunksOf = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / signedUrl.maxPathsPerCall) }, (_, index) =>
    paths.slice(index * signedUrl.maxPathsPerCall, (index + 1) * signedUrl.maxPathsPerCall),
  );

const signAll = async (shop: Pick<ShopClient, 'withToken'>, paths: readonly string[], expiresIn: number) =>
  (await Promise.all(chunksOf(paths).map((chunk) => sign(shop, chunk, expiresIn)))).flat();

export const signDownloads = async (shop: Pick<ShopClient, 'withToken'>, paths: readonly string[]) =>
  (await signAll(shop, paths, signedUrl.downloadSeconds)).map((url) => url && `${url}&download=`);

type Waiting = { path: string; resolve: (url: string | undefined) => void; reject: (error: unknown) => void };

/** Pictures ask one by one; those that ask at the same time are signed with one call. */
export const createPreviewSigner = (shop: Pick<ShopClient, 'withToken'>) => {
  let waiting: Waiting[] = [];
  const signWaiting = async () => {
    const asked = waiting;
    waiting = [];
    try {
      const paths = asked.map(({ path }) => path);
      const urls = await signAll(shop, paths, signedUrl.previewSeconds);
      asked.forEach(({ resolve }, index) => resolve(urls[index]));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  return (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(() => void signWaiting());
      waiting.push({ path, resolve, reject });
    });
};

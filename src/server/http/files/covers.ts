import { Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { getCoverPicture } from '#server/modules/catalog/cover/get-cover-picture.ts';
import { rowId } from '#shared/contract/row-id.ts';
import { type CoverPicture, coverPictures } from '#shared/covers/cover-picture.ts';
import { HOUR, SECOND } from '#shared/units.ts';
import { holds } from '#server/http/answer.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';
import type { FileServices } from './read-for-customer.ts';
import { serveFile } from './serve-file.ts';

const SECONDS = HOUR / SECOND;

/** Shown by mail programs and other sites, which is what they are for. */
const HEADERS = {
  'cache-control': `public, max-age=${SECONDS}`,
  'cross-origin-resource-policy': 'cross-origin',
};

const isPicture = (name: string): name is CoverPicture => Object.hasOwn(coverPictures, name);

/** Covers of bundles as pictures, to be mounted at `COVERS`. */
export const coverRoutes = (services: FileServices & Pick<Services, 'random' | 'templateEngine'>) =>
  new Hono<ShopEnv>().get('/:productId/:name{[a-z]+\\.jpg}', async (c) => {
    const productId = rowId.safeParse(Number(c.req.param('productId')));
    const picture = c.req.param('name').replace('.jpg', '');
    if (!productId.success || !isPicture(picture)) throw new DomainError('page.not-found');
    const file = await getCoverPicture(services, { productId: productId.data, picture });
    const etag = `"${file.sha256}"`;
    if (holds(c.req.header('if-none-match') ?? null, etag))
      return new Response(null, { status: 304, headers: { ...HEADERS, etag } });
    return serveFile(services, c.req.raw, {
      file,
      disposition: 'inline',
      headers: HEADERS,
      direct: { seconds: 2 * SECONDS, headers: HEADERS },
    });
  });

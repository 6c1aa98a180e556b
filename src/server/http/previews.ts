import { type Context, Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import { createSemaphore } from '#server/kernel/concurrency/semaphore.ts';
import type { Services } from '#server/kernel/services.ts';
import { openPreviewPage } from '#server/modules/previews/preview-link.ts';
import { requestPreview } from '#server/modules/previews/request-preview.ts';
import { requireRoom } from '#server/modules/previews/require-room.ts';
import { previewFields } from '#shared/contract/preview.ts';
import { readLogoForm } from './bodies/logo-form.ts';
import { onlyOnce } from './bodies/only-once.ts';
import { contentDispositionOf } from './files/content-disposition.ts';
import { PICTURE_POLICY } from './files/serve-file.ts';
import { PRIVATE } from './files/serve-signed-file.ts';
import { authenticateRequest } from './security/authenticate-request.ts';
import type { ShopEnv } from './shop-env.ts';

/** Decoding a logo takes up to a second of a core and 150 MB. */
const processing = { concurrent: 2, waiting: 16, refusal: () => new DomainError('preview.no-room') };

/** To be mounted at `PREVIEW_PATH`. Anybody may ask; whoever is signed in sees what their profile says. */
export const previewRoutes = (services: Services) => {
  const fewAtATime = createSemaphore(processing);
  const customerOf = async (c: Context<ShopEnv>) =>
    c.req.header('authorization') === undefined ? undefined : (await authenticateRequest(c, services)).id;

  return new Hono<ShopEnv>()
    .post('/', async (c) => {
      await requireRoom(services, c.get('client'));
      const customerId = await customerOf(c);
      const { files, fields } = await readLogoForm(c.req.raw, 'request.bad-form');
      const wanted = { fields: previewFields.parse(onlyOnce(fields)), logo: files[0], customerId };
      const previewId = await fewAtATime(() => requestPreview(services, wanted));
      return c.json({ previewId });
    })
    .get('/:pageId', async (c) => {
      const [token = '', ...more] = c.req.queries('token') ?? [];
      const wanted = { pageId: c.req.param('pageId'), token: more.length === 0 ? token : '' };
      const picture = await openPreviewPage(services, wanted);
      return c.body(new Uint8Array(picture), 200, {
        ...PRIVATE,
        'Content-Type': 'image/jpeg',
        'Content-Disposition': contentDispositionOf('inline', 'page.jpg'),
        'Content-Security-Policy': PICTURE_POLICY,
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Robots-Tag': 'noindex',
      });
    });
};

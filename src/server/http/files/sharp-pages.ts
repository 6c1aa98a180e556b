import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { createSemaphore } from '#server/kernel/concurrency/semaphore.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { drawSharpPage, findSharpPage } from '#server/modules/readers/reading/sharp-page.ts';
import { MIB } from '#shared/units.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';
import { PICTURE_POLICY } from './serve-file.ts';
import { PRIVATE } from './serve-signed-file.ts';

/** A page takes a tenth of a second to draw; whoever finds no place sees the picture that is kept. */
const drawing = {
  concurrent: 2,
  waiting: 20,
  refusal: () => new DomainError('server.busy', { retryAfterSeconds: 2 }),
};

/** A business reads the same pages in the same days. */
const CACHE_BYTES = 24 * MIB;

type Touched = Pick<Services, 'db' | 'keys' | 'clock' | 'storage' | 'converter'>;

/** GET {revision}/{page}.webp below `SHARP_PAGES_PATH`: whoever holds a valid link may fetch it. */
export const sharpPageRoute = (services: Touched) => {
  const fewAtATime = createSemaphore(drawing);
  const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
  });
  return new Hono<ShopEnv>().get('/:revision{\\d{1,9}}/:name{\\d{1,4}\\.webp}', async (c) => {
    const revisionId = Number(c.req.param('revision'));
    const page = Number.parseInt(c.req.param('name'), 10);
    const { token = '' } = c.req.query();
    const { key, stem } = await findSharpPage(services, { revisionId, page, token });
    const { signal } = c.req.raw;
    const picture =
      drawn.get(key) ??
      new Uint8Array(await fewAtATime(() => drawSharpPage(services, { stem, page, signal })));
    drawn.set(key, picture);
    return c.body(picture, 200, {
      ...PRIVATE,
      'Content-Type': 'image/webp',
      'Content-Security-Policy': PICTURE_POLICY,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    });
  });
};

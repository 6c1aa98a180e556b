import { buffer } from 'node:stream/consumers';
import { Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import { createSemaphore } from '#server/kernel/concurrency/semaphore.ts';
import type { Services } from '#server/kernel/services.ts';
import { keepPicture } from '#server/modules/questions/pictures/keep-picture.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { pictureFields } from '#shared/contract/question.ts';
import { questionLimits } from '#shared/limits/question.ts';
import { DAY, MINUTE } from '#shared/units.ts';
import { type MultipartLimits, readMultipart } from './bodies/multipart.ts';
import { onlyOnce } from './bodies/only-once.ts';
import { authenticateRequest } from './security/authenticate-request.ts';
import type { ShopEnv } from './shop-env.ts';

const uploads = [
  { count: 30, windowMs: 10 * MINUTE },
  { count: 200, windowMs: DAY },
];

/** Decoding takes up to a second of a core and 200 MB, so few are decoded at a time. */
const processing = { concurrent: 1, waiting: 8 };

const LIMITS: MultipartLimits = {
  maxFiles: 1,
  maxFileBytes: questionLimits.picture.maxBytes,
  onTooLarge: () => new DomainError('picture.too-large'),
};

const readForm = (request: Request) =>
  readMultipart(request, LIMITS, async ({ field, content }) => {
    const file = await buffer(content);
    if (field !== 'File') throw new DomainError('picture.missing');
    return file;
  });

/** POST /api/customer/picture. The owner is the token's subject. */
export const answerPictureRoute = (services: Services) => {
  const oneAtATime = createSemaphore(processing);
  return new Hono<ShopEnv>().post('/', async (c) => {
    const { id } = await authenticateRequest(c, services);
    await consumeRateLimits(services, [{ key: `picture:${id}`, limits: uploads }]);
    const { files, fields } = await readForm(c.req.raw);
    const { key, ...crop } = pictureFields.parse(onlyOnce(fields));
    const [file] = files;
    if (!file) throw new DomainError('picture.missing');
    return c.json(await oneAtATime(() => keepPicture(services, id, { key, file, crop })));
  });
};

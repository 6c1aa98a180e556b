import { buffer } from 'node:stream/consumers';
import { Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import { createSemaphore } from '#server/kernel/concurrency/semaphore.ts';
import type { Services } from '#server/kernel/services.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { attachSheet } from '#server/modules/readers/evidence/sheets/attach-sheet.ts';
import { attachSheetInput } from '#shared/contract/reading/evidence.ts';
import { signedSheetLimits } from '#shared/limits/signed-sheet.ts';
import { KIB, MINUTE } from '#shared/units.ts';
import { type MultipartLimits, readMultipart } from './bodies/multipart.ts';
import { authenticateRequest } from './security/authenticate-request.ts';
import { parseJson } from './security/json-guard.ts';
import type { ShopEnv } from './shop-env.ts';

const uploads = [{ count: 30, windowMs: 10 * MINUTE }];

/** A scan is in memory while it is looked at. */
const processing = { concurrent: 2, waiting: 8 };

const LIMITS: MultipartLimits = {
  maxFiles: 1,
  maxFileBytes: signedSheetLimits.maxBytes,
  maxFieldBytes: 40 * KIB,
  onTooLarge: () => new DomainError('sheet.too-large'),
};

/** POST: the scan of a signed sheet in the field `File`, and in `sheet` what it is of and who signed it. */
export const signedSheetRoute = (services: Services) => {
  const fewAtATime = createSemaphore(processing);
  return new Hono<ShopEnv>().post('/', async (c) => {
    const { id } = await authenticateRequest(c, services);
    await consumeRateLimits(services, [{ key: `signed-sheet:${id}`, limits: uploads }]);
    return fewAtATime(async () => {
      const { files, fields } = await readMultipart(c.req.raw, LIMITS, async ({ field, content }) => {
        const file = await buffer(content);
        if (field !== 'File') throw new DomainError('sheet.missing');
        return file;
      });
      const [file] = files;
      if (!file) throw new DomainError('sheet.missing');
      const text = fields.find(([name]) => name === 'sheet')?.[1] ?? '';
      const input = attachSheetInput.parse(parseJson(text));
      return c.json(await attachSheet(services, id, file, input));
    });
  });
};

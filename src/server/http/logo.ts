import { Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import { createSemaphore } from '#server/kernel/concurrency/semaphore.ts';
import type { Services } from '#server/kernel/services.ts';
import { getCustomer } from '#server/modules/accounts/get-customer.ts';
import { replaceLogo } from '#server/modules/accounts/replace-logo.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { MINUTE } from '#shared/units.ts';
import { readLogoForm } from './bodies/logo-form.ts';
import { authenticateRequest } from './security/authenticate-request.ts';
import type { ShopEnv } from './shop-env.ts';

const uploads = [{ count: 30, windowMs: 10 * MINUTE }];

/** Decoding takes up to a second of a core and 150 MB, so few are decoded at a time. */
const processing = { concurrent: 1, waiting: 8 };

/** POST /api/customer/logo. The owner is the token's subject; a form that names somebody else is refused. */
export const logoRoute = (services: Services) => {
  const oneAtATime = createSemaphore(processing);
  return new Hono<ShopEnv>().post('/', async (c) => {
    const { id } = await authenticateRequest(c, services);
    await consumeRateLimits(services, [{ key: `logo:${id}`, limits: uploads }]);
    const { files, fields } = await readLogoForm(c.req.raw, 'logo.missing');
    if (fields.some(([, value]) => value !== '' && value !== id)) throw new DomainError('logo.not-yours');
    const [file] = files;
    if (!file) throw new DomainError('logo.missing');
    await oneAtATime(() => replaceLogo(services, id, file));
    const { logoUrl } = await getCustomer(services, id);
    return c.json({ logoUrl });
  });
};

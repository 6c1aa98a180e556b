import type { Services } from '#server/kernel/services.ts';
import { requireConfirmation } from '#server/modules/privacy/confirm-by-code.ts';
import { dataRequests } from '#server/modules/privacy/privacy-limits.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { signMyData } from './my-data-link.ts';

/** An address under which all that there is of somebody is, once they have shown that the mailbox is theirs. */
export const requestMyData = async (
  services: Pick<Services, 'db' | 'clock' | 'keys'>,
  asker: { id: string; email: string },
  code: string,
) => {
  await requireConfirmation(services, asker, { what: 'my-data', code });
  await consumeRateLimits(services, [{ key: `my-data:${asker.id}`, limits: dataRequests }]);
  return { url: signMyData(services, asker.id) };
};

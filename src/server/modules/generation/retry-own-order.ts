import type { Services } from '#server/kernel/services.ts';
import { retryGeneration } from '#server/modules/orders/retry-generation.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { generation } from './generation-limits.ts';

/** The buyer has what failed made again, though not without end. */
export const retryOwnOrder = async (
  services: Pick<Services, 'db' | 'queue' | 'clock'>,
  own: { orderId: number; customerId: string },
) => {
  await consumeRateLimits(services, [{ key: `retry:${own.customerId}`, limits: generation.retries }]);
  return retryGeneration(services, own);
};

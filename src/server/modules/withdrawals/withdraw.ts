import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { normalizeEmail } from '#shared/email.ts';
import { orderNumberIn } from './order-number-in.ts';
import { withdrawalLimits } from './withdrawal-limits.ts';
import { findNewestPaidOrder, findReceivedAt, insertWithdrawal, orderExists } from './withdrawal-repo.ts';

type Declaration = { key: string; name: string; contract: string; email: string; reason: string };

type Touched = Pick<Services, 'config' | 'db' | 'clock' | 'queue'>;

/** Takes down what somebody declares and has it confirmed by mail. The answer never tells whether there is such an order. */
export const withdraw = async (
  services: Touched,
  said: Declaration,
  client: string,
): Promise<{ receivedAt: Date }> => {
  const { config, db, clock, queue } = services;
  if (config.market !== 'eu') throw new DomainError('withdrawal.not-offered');
  const before = await findReceivedAt(db, said.key);
  if (before) return { receivedAt: before };
  await consumeRateLimits(services, [
    { key: `withdraw:client:${client}`, limits: withdrawalLimits.perClient },
    { key: `withdraw:address:${said.email}`, limits: withdrawalLimits.perAddress },
    { key: 'withdraw:shop', limits: withdrawalLimits.wholeShop },
  ]);
  const receivedAt = clock.now();
  const orderId = await findMeantOrder(services, said.contract);
  await db.transaction(async (tx) => {
    const withdrawalId = await insertWithdrawal(tx, { ...said, receivedAt, orderId: orderId ?? null });
    if (withdrawalId !== undefined) await queue.enqueue(tx, 'send-withdrawal-mail', { withdrawalId });
  });
  return { receivedAt: (await findReceivedAt(db, said.key)) ?? receivedAt };
};

/** For administrators alone: who says a number has not shown that the order is theirs. */
const findMeantOrder = async ({ db }: Touched, contract: string) => {
  const number = orderNumberIn(contract);
  if (number !== undefined) return (await orderExists(db, number)) ? number : undefined;
  return findNewestPaidOrder(db, normalizeEmail(contract));
};

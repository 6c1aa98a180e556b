import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { tryRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { countUses } from '#server/modules/rate-limits/rate-limit-repo.ts';
import { proofMarks, proofOfWork, VERIFIED_NETWORK_MS } from './code-send-limits.ts';
import { codeSendKeys } from './code-send-keys.ts';
import { isVerifiedNetwork } from './network-repo.ts';
import { readProof, writeChallenge } from './proof-of-work.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'keys'>;
type Asked = { email: string; client: string; proof: string | undefined };

/**
 * While very many codes are asked for, a stranger's computer works for its code, so that a flood of them is dear and
 * nobody finds a closed door. Everybody but people of networks that have signed in before counts as a stranger: were
 * known addresses spared, a flood would tell who is a customer.
 */
export const requireProof = async (services: Touched, { email, client, proof }: Asked) => {
  const { db, clock, random, keys } = services;
  const now = clock.now();
  const pressure = await pressureOf(services, email);
  if (pressure < 1 || (await isVerifiedNetwork(db, client, later(now, -VERIFIED_NETWORK_MS)))) return;
  const solved = proof === undefined ? undefined : readProof(keys.proofOfWork, { email, proof, now });
  if (solved && (await isFirstUse(services, solved.nonce))) return;
  const bits = Math.min(proofOfWork.maxBits, proofOfWork.bits + Math.floor(Math.log2(pressure)));
  const expiresAt = later(now, proofOfWork.lifetimeMs);
  const challenge = writeChallenge(keys.proofOfWork, { email, bits, expiresAt, nonce: random.uuid() });
  throw new DomainError('auth.proof-needed', {
    fields: { challenge, bits: String(bits) },
    retryAfterSeconds: 1,
  });
};

/** The last hour's codes as a share of the marks; from 1 on they are reached. */
const pressureOf = async ({ db, clock }: Touched, email: string) => {
  const after = later(clock.now(), -proofMarks.windowMs);
  const shop = await countUses(db, codeSendKeys.shop, after);
  const domain = await countUses(db, codeSendKeys.domain(email), after);
  return Math.max(shop / proofMarks.wholeShop, domain / proofMarks.perDomain);
};

const isFirstUse = (services: Touched, nonce: string) =>
  tryRateLimits(services, [
    { key: `proof:${nonce}`, limits: [{ count: 1, windowMs: proofOfWork.lifetimeMs }] },
  ]);

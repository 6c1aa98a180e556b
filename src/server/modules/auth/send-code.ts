import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { renderCodeMail } from '#server/mails/code-mail.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { widerNetworks } from '#server/modules/rate-limits/wider-networks.ts';
import { oneTimeCode } from '#shared/limits/one-time-code.ts';
import { codeSendKeys } from './code-send-keys.ts';
import { codeSends } from './code-send-limits.ts';
import { markCodeSent, replaceCode, takeCode } from './code-repo.ts';
import { hmacOfCode, makeCode } from './one-time-code.ts';
import { requireProof } from './require-proof.ts';

type Asked = {
  email: string;
  client: string;
  /** Of work that was asked for (`requireProof`). */
  proof?: string | undefined;
};
type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'keys' | 'mailer' | 'log'>;

/**
 * Mails a fresh code. Known and unknown addresses take the same path, so nobody learns who is a
 * customer. If the mail is not accepted, no code counts and the address may ask again at once; only the
 * client's rate limit stays consumed, or a broken mail server could be asked without end.
 */
export const sendCode = async (services: Touched, { email, client, proof }: Asked) => {
  const { db, clock, random, keys, mailer, log } = services;
  await requireProof(services, { email, client, proof });
  await consumeRateLimits(services, networkLimits(client));
  const refund = await consumeRateLimits(services, [
    { key: codeSendKeys.address(email), limits: codeSends.perAddress },
    // Counted only: what they call for is a proof.
    { key: codeSendKeys.domain(email), limits: [] },
    { key: codeSendKeys.shop, limits: [] },
  ]);
  const code = makeCode(random);
  const id = random.uuid();
  const expiresAt = later(clock.now(), oneTimeCode.lifetimeMs);
  const codeHmac = hmacOfCode(keys.oneTimeCode, email, code);
  await replaceCode(db, { id, email, codeHmac, network: client, expiresAt });
  try {
    const mail = await renderCodeMail({ code, expiresInMinutes: oneTimeCode.lifetimeMs / 60_000 });
    await mailer.send({ to: email, ...mail });
  } catch (error) {
    log.error({ err: error }, 'a code mail was not accepted');
    await takeCode(db, id, email);
    await refund();
    throw new DomainError('auth.code-not-sent', { cause: error });
  }
  await markCodeSent(db, id, email, clock.now());
};

const networkLimits = (network: string) => {
  const wider = widerNetworks(network);
  return [
    { key: codeSendKeys.network(network), limits: codeSends.perNetwork },
    ...(wider
      ? [
          { key: codeSendKeys.network(wider.of56), limits: codeSends.per56 },
          { key: codeSendKeys.network(wider.of48), limits: codeSends.per48 },
        ]
      : []),
  ];
};

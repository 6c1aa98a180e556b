import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { renderCodeMail } from '#server/mails/code-mail.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { oneTimeCode } from '#shared/limits/one-time-code.ts';
import { DAY, HOUR } from '#shared/units.ts';
import { markCodeSent, replaceCode, takeCode } from './code-repo.ts';
import { hmacOfCode, makeCode } from './one-time-code.ts';

const codeSends = {
  perAddress: [
    { count: 1, windowMs: oneTimeCode.resendAfterMs },
    { count: 5, windowMs: HOUR },
    { count: 10, windowMs: DAY },
  ],
  perClient: [{ count: 30, windowMs: HOUR }],
  wholeShop: [{ count: 200, windowMs: HOUR }],
} as const;

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'keys' | 'mailer' | 'log'>;

/**
 * Mails a fresh code. Known and unknown addresses take the same path, so nobody learns who is a
 * customer. If the mail is not accepted, no code counts and the address may ask again at once; only the
 * client's rate limit stays consumed, or a broken mail server could be asked without end.
 */
export const sendCode = async (services: Touched, { email, client }: { email: string; client: string }) => {
  const { db, clock, random, keys, mailer, log } = services;
  await consumeRateLimits(services, [{ key: `code-send:client:${client}`, limits: codeSends.perClient }]);
  const refund = await consumeRateLimits(services, [
    { key: `code-send:address:${email}`, limits: codeSends.perAddress },
    { key: 'code-send:shop', limits: codeSends.wholeShop },
  ]);
  const code = makeCode(random);
  const id = random.uuid();
  const expiresAt = later(clock.now(), oneTimeCode.lifetimeMs);
  await replaceCode(db, { id, email, codeHmac: hmacOfCode(keys.oneTimeCode, email, code), expiresAt });
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

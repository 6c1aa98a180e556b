import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { timingSafeEqual } from '#server/kernel/timing-safe-equal.ts';
import { renderConfirmationMail } from '#server/mails/privacy-mails.ts';
import { findCode, markCodeSent, replaceCode, takeCode } from '#server/modules/auth/code-repo.ts';
import { hmacOfCode, makeCode } from '#server/modules/auth/one-time-code.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { oneTimeCode } from '#shared/limits/one-time-code.ts';
import { confirming } from './privacy-limits.ts';

export type Confirmed = 'my-data' | 'erasure';
type Asker = { id: string; email: string };
type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'keys' | 'mailer' | 'log'>;

/** A code is worth nothing for anything else than what it was asked for: not for signing in, and not for the other of the two. */
const subjectOf = (what: Confirmed, { email }: Asker) => `${what} ${email}`;

/** Mails a code to somebody who is signed in: whoever has found an open browser does not have the mailbox. */
export const sendConfirmation = async (services: Touched, asker: Asker, what: Confirmed) => {
  const { db, clock, random, keys, mailer, log } = services;
  const refund = await consumeRateLimits(services, [
    { key: `confirm:send:${what}:${asker.id}`, limits: confirming.sends },
  ]);
  const subject = subjectOf(what, asker);
  const code = makeCode(random);
  const id = random.uuid();
  await replaceCode(db, {
    id,
    email: subject,
    codeHmac: hmacOfCode(keys.oneTimeCode, subject, code),
    network: '',
    expiresAt: later(clock.now(), oneTimeCode.lifetimeMs),
  });
  try {
    const mail = await renderConfirmationMail({ what, code, minutes: oneTimeCode.lifetimeMs / 60_000 });
    await mailer.send({ to: asker.email, ...mail });
  } catch (error) {
    log.error({ err: error }, 'a code mail was not accepted');
    await takeCode(db, id, subject);
    await refund();
    throw new DomainError('auth.code-not-sent', { cause: error });
  }
  await markCodeSent(db, id, subject, clock.now());
};

/** Takes the code, or refuses: it counts once. */
export const requireConfirmation = async (
  services: Pick<Touched, 'db' | 'clock' | 'keys'>,
  asker: Asker,
  { what, code }: { what: Confirmed; code: string },
) => {
  const { db, clock, keys } = services;
  await consumeRateLimits(services, [{ key: `confirm:check:${asker.id}`, limits: confirming.checks }]);
  const subject = subjectOf(what, asker);
  const stored = await findCode(db, subject, clock.now());
  const isRight = stored && timingSafeEqual(stored.codeHmac, hmacOfCode(keys.oneTimeCode, subject, code));
  if (!isRight || !(await takeCode(db, stored.id, subject))) throw new DomainError('auth.invalid-code');
};

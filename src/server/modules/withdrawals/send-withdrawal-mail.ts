import type { Services } from '#server/kernel/services.ts';
import { formatInstant } from '#server/mails/format-instant.ts';
import { renderWithdrawalMail } from '#server/mails/withdrawal-mail.ts';
import { findWithdrawal, recordMailed } from './withdrawal-repo.ts';

/** Once per declaration: recorded when the mail was accepted, so a mail server that is down only delays it. */
export const sendWithdrawalMail = async (
  { db, clock, mailer, config }: Pick<Services, 'db' | 'clock' | 'mailer' | 'config'>,
  withdrawalId: number,
) => {
  const said = await findWithdrawal(db, withdrawalId);
  if (!said || said.mailedAt) return;
  const mail = await renderWithdrawalMail({
    ...said,
    receivedOn: formatInstant(said.receivedAt, config.shopTimeZone),
    receivedAt: said.receivedAt.toISOString(),
    supportEmail: config.supportEmail,
  });
  await mailer.send({ to: said.email, ...mail });
  await recordMailed(db, withdrawalId, clock.now());
};

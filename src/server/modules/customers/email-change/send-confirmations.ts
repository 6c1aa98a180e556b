import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { renderConfirmEmailMail } from '#server/mails/email-change-mails.ts';
import { type Side, writeToken } from './email-change-token.ts';
import type { EmailChange } from './email-change-repo.ts';

type Touched = Pick<Services, 'mailer' | 'config' | 'keys' | 'log'>;

/** To each mailbox that has not agreed yet. The secret stands behind the #: no server and no log gets to see it. */
export const sendConfirmations = async (services: Touched, change: EmailChange) => {
  const { mailer, config, keys, log } = services;
  const waiting: { side: Side; to: string }[] = [
    ...(change.oldConfirmedAt ? [] : [{ side: 'old', to: change.oldEmail } as const]),
    ...(change.newConfirmedAt ? [] : [{ side: 'new', to: change.newEmail } as const]),
  ];
  try {
    for (const { side, to } of waiting) {
      const token = writeToken(keys.emailChange, { id: change.id, side });
      const mail = await renderConfirmEmailMail({
        side,
        oldEmail: change.oldEmail,
        newEmail: change.newEmail,
        until: change.expiresAt.toLocaleDateString('en-US', {
          dateStyle: 'long',
          timeZone: config.shopTimeZone,
        }),
        confirmUrl: `${config.publicUrl.origin}/confirm-email#${token}`,
        supportEmail: config.supportEmail,
      });
      await mailer.send({ to, ...mail });
    }
  } catch (error) {
    log.error({ err: error, customerId: change.customerId }, 'a mail about a new address was not accepted');
    throw new DomainError('mail.not-sent', { cause: error });
  }
};

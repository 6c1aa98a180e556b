import { createSmtpMailer } from '#server/adapters/mailer/smtp.ts';
import type { Config } from '#server/config.ts';
import { type Finding, ok, toDo } from './finding.ts';

const ANSWER_LIMIT_MS = 5000;

export const checkMail = async ({
  mail,
  publicUrl,
}: Pick<Config, 'mail' | 'publicUrl'>): Promise<Finding> => {
  if (mail.kind === 'outbox')
    return ok(`kept, not sent; shown at ${new URL('/dev/mail', publicUrl).href} (set SMTP_URL to send)`);
  const { host } = new URL(mail.url);
  const mailer = createSmtpMailer({ ...mail, timeoutMs: ANSWER_LIMIT_MS });
  try {
    await mailer.check();
    return ok(`${host} takes mails`);
  } catch (error) {
    return toDo(
      `${host} takes no mails (${(error as Error).message.trim()}): check SMTP_URL and the network`,
    );
  } finally {
    mailer.close();
  }
};

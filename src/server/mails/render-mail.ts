import type { Mail } from '#server/ports/mailer.ts';
import { type MailHeader, mailLayout, TAGLINE } from './mail-layout.ts';
import type { MailPart } from './mail-parts.ts';

type RenderedMail = Omit<Mail, 'to'>;

/** A whole mail from its header and parts, as HTML and as text. */
export const renderMail = async (header: MailHeader, parts: readonly MailPart[]): Promise<RenderedMail> => {
  // Takes half a second, once: loaded with the first mail rather than with the server.
  const reactEmail = await import('react-email');
  const content = parts.map(({ element }) => element);
  return {
    subject: header.subject,
    html: await reactEmail.render(mailLayout(reactEmail, header, content)),
    text: [header.title, ...parts.map(({ text }) => text), TAGLINE].join('\n\n'),
  };
};

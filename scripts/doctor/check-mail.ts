import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Config } from '#server/config.ts';
import { type Finding, ok, toDo } from './finding.ts';

const PART = 'Mail';
const ANSWER_LIMIT_MS = 5000;

export const checkMail = async ({
  mail,
  publicUrl,
}: Pick<Config, 'mail' | 'publicUrl'>): Promise<Finding> => {
  if (mail.kind === 'outbox')
    return ok(
      PART,
      `kept, not sent; shown at ${new URL('/dev/mail', publicUrl).href} (set SMTP_URL to send)`,
    );
  const url = new URL(mail.url);
  const address = `${url.hostname}:${portOf(url)}`;
  const greeting = await greetingOf(url).catch((error: Error) => error);
  if (greeting instanceof Error)
    return toDo(PART, `${address} does not answer (${greeting.message}): check SMTP_URL and the network`);
  if (!greeting.startsWith('220'))
    return toDo(PART, `${address} takes no mail (${greeting}): check SMTP_URL`);
  return ok(PART, `${address} answers; its password is tried with the first mail`);
};

const portOf = ({ port, protocol }: URL) => Number(port || (protocol === 'smtps:' ? 465 : 587));

/** An SMTP server speaks first. */
const greetingOf = async (url: URL) => {
  const address = { host: url.hostname, port: portOf(url) };
  const socket =
    url.protocol === 'smtps:' ? connectTls({ ...address, servername: url.hostname }) : connect(address);
  try {
    const [greeting] = (await once(socket, 'data', { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })) as [
      Buffer,
    ];
    return greeting.toString('utf8').trim();
  } finally {
    socket.destroy();
  }
};

import { createTransport } from 'nodemailer';
import { withTimeout } from '#server/kernel/concurrency/with-timeout.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { mail } from './mail-limits.ts';
import { oneMailbox } from './one-mailbox.ts';

type SmtpMailerOptions = { url: string; from: string; timeoutMs?: number };

type SmtpMailer = Mailer & {
  /** Ends idle connections at once, and busy ones after their mail. */
  close: () => void;
};

type Pool = { transport: ReturnType<typeof openTransport>; pending: number };

const MAX_CONNECTIONS = 4;
const MAX_IDLE_MS = 30_000;

const openTransport = (url: string, timeoutMs: number) =>
  createTransport({
    url,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    idleTimeout: MAX_IDLE_MS,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/**
 * Hands mails to an SMTP server over a few pools of one connection each, which is kept for
 * a while. A server that trickles its replies never trips a socket timeout, so a late mail is
 * ended by closing its pool by force; in one pool of many connections that would cut off others.
 */
export const createSmtpMailer = ({
  url,
  from,
  timeoutMs = mail.sendTimeoutMs,
}: SmtpMailerOptions): SmtpMailer => {
  const openPool = (): Pool => ({ transport: openTransport(url, timeoutMs), pending: 0 });
  let pools = Array.from({ length: MAX_CONNECTIONS }, openPool);
  const probe = openTransport(url, timeoutMs);
  let probing: Promise<unknown> | undefined;

  const replace = (late: Pool) => {
    late.transport.close({ force: true });
    pools = pools.map((pool) => (pool === late ? openPool() : pool));
  };

  return {
    send: async ({ to, subject, html, text, unsubscribeUrl }) => {
      const recipient = { name: '', address: oneMailbox(to) };
      const headers = {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      };
      const pool = pools.reduce((best, other) => (other.pending < best.pending ? other : best));
      pool.pending += 1;
      await withTimeout(timeoutMs, (signal) => {
        signal.addEventListener('abort', () => replace(pool));
        return pool.transport.sendMail({ from, to: recipient, subject, html, text, headers });
      }).finally(() => (pool.pending -= 1));
    },
    check: async () => {
      // A probe cannot be cut off, so there is never more than one at a slow server.
      await withTimeout(timeoutMs, () => (probing ??= probe.verify().finally(() => (probing = undefined))));
    },
    close: () => {
      for (const { transport } of pools) transport.close();
    },
  };
};

import { join } from 'node:path';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Services } from '#server/kernel/services.ts';
import { findCode } from '#server/modules/mailbox/find-code.ts';
import { findMail, findNewestMail, listMails } from '#server/modules/mailbox/outbox-repo.ts';
import { readStyleSheet } from '#server/plain-pages/read-style-sheet.ts';
import { email, normalizeEmail } from '#shared/email.ts';
import { MARKS } from '#shared/industry-face.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { textLine } from '#shared/text.ts';
import { mailGonePage, mailListPage, mailPage } from './mail-viewer-pages.ts';

const REFRESH_SECONDS = 5;
const LISTED = 100;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A mail is only ever shown: no script, no form, no request but for the marks of our covers, and an origin of its own. */
const mailPolicyOf = (shop: string) =>
  `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: ${shop}${MARKS}; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`;

const styleSheet = join(import.meta.dirname, 'mail-viewer.css');

/** The outbox for people and browser tests. It shows sign-in codes to anyone, so it is never mounted where mails are sent. */
export const mailViewerRoutes = ({ db, config }: Pick<Services, 'db' | 'config'>) => {
  const timeZone = config.shopTimeZone;
  const findById = async (id: string) => (z.guid().safeParse(id).success ? findMail(db, id) : undefined);

  return new Hono()
    .use(guarded)
    .get('/', async (c) => {
      const to = normalizeEmail(c.req.query('to') ?? '');
      const refreshSeconds = c.req.query('refresh') === 'off' ? undefined : REFRESH_SECONDS;
      const searchable = textLine(textLength.email).safeParse(to).success;
      const mails = searchable ? await listMails(db, { recipientPart: to, limit: LISTED }) : [];
      if (refreshSeconds) c.header('Refresh', String(refreshSeconds));
      return c.html(mailListPage({ mails, to, refreshSeconds, timeZone }));
    })
    .get('/style.css', async (c) =>
      c.body(await readStyleSheet(styleSheet), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    )
    .get('/latest.json', async (c) => {
      const to = email.safeParse(c.req.query('to'));
      if (!to.success) return c.json({ message: 'Name one e-mail address: ?to=EMAIL' }, 400);
      const mail = await findNewestMail(db, to.data);
      if (!mail) return c.json({ message: 'There is no mail to this address.' }, 404);
      return c.json({ subject: mail.subject, text: mail.text, code: findCode(mail) ?? null });
    })
    .get('/:id', async (c) => {
      const mail = await findById(c.req.param('id'));
      return mail ? c.html(mailPage(mail, timeZone)) : c.html(mailGonePage(), 404);
    })
    .get('/:id/html', async (c) => {
      const mail = await findById(c.req.param('id'));
      if (!mail) return c.html(mailGonePage(), 404);
      c.header('Content-Security-Policy', mailPolicyOf(config.publicUrl.origin));
      return c.html(mail.html);
    });
};

const guarded = createMiddleware(async (c, next) => {
  c.header('Content-Security-Policy', PAGE_POLICY);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'no-store');
  await next();
});

import { html } from 'hono/html';
import type { MailWish } from '#server/modules/readers/unsubscribing/unsubscribe.ts';
import { brandMark, type Markup, plainPage } from '#server/plain-pages/plain-page.ts';

type Wish = MailWish & { path: string; stylePath: string };

const businessOf = ({ businessName }: MailWish) => businessName || 'this business';

/** What one button changes, and the other way round once it is pressed. */
export const wishPage = (wish: Wish) =>
  wish.isUnsubscribed
    ? page(
        wish.stylePath,
        'No more mails',
        html`<p>
            ${businessOf(wish)} sends you no more mails about documents to read. They see that you get none,
            and may ask you in another way.
          </p>
          ${button(wish.path, 'on', 'Send me these mails again')}`,
      )
    : page(
        wish.stylePath,
        'Stop these mails?',
        html`<p>
            You then get no more mails from ${businessOf(wish)} about documents to read: no reminders, and no
            word of new revisions. Your link goes on working.
          </p>
          ${button(wish.path, 'off', 'Send me no more mails')}`,
      );

export const noWishPage = (stylePath: string) =>
  page(
    stylePath,
    'This link does not work',
    html`<p>It may have been cut short on its way. Copy the whole link from the mail.</p>`,
  );

const button = (path: string, mails: 'on' | 'off', label: string) =>
  html`<form method="post" action="${path}">
    <input type="hidden" name="mails" value="${mails}" />
    <button>${label}</button>
  </form>`;

const page = (stylePath: string, title: string, content: Markup) =>
  plainPage({
    title,
    links: html`<link rel="stylesheet" href="${stylePath}" />`,
    top: html`<span class="brand">${brandMark}Bindery</span>`,
    content: html`<div class="wish" role="status">
      <h1>${title}</h1>
      ${content}
    </div>`,
  });

import { html } from 'hono/html';
import { findCode } from '#server/modules/mailbox/find-code.ts';
import { brandMark, type Markup, plainPage } from '#server/plain-pages/plain-page.ts';

export const MAIL_VIEWER_PATH = '/dev/mail';

type ShownMail = { id: string; recipient: string; subject: string; text: string; createdAt: Date };

type MailList = {
  mails: ShownMail[];
  /** What the recipient was searched for; empty for all mails. */
  to: string;
  /** Undefined while paused. */
  refreshSeconds: number | undefined;
  timeZone: string;
};

export const mailListPage = ({ mails, to, refreshSeconds, timeZone }: MailList) =>
  page(
    'Mail',
    html`<div class="head">
        <h1>Mail</h1>
        <p class="quiet">What the shop would have sent. Nothing leaves this machine.</p>
        <form class="search" role="search" action="${MAIL_VIEWER_PATH}">
          <label class="sr" for="to">Search by recipient</label>
          <input id="to" type="search" name="to" value="${to}" placeholder="Search by recipient" />
          ${refreshSeconds === undefined ? html`<input type="hidden" name="refresh" value="off" />` : ''}
          <button>Search</button>
        </form>
      </div>
      ${
        mails.length === 0
          ? emptyState(to)
          : html`<ol class="mails">
              ${mails.map((mail) => mailRow(mail, timeZone))}
            </ol>`
      }
      ${refreshNote(to, refreshSeconds)}`,
  );

const mailRow = (mail: ShownMail, timeZone: string) =>
  html`<li class="block">
    ${codeCell(mail)}
    <div class="what">
      <h2><a href="${MAIL_VIEWER_PATH}/${mail.id}">${mail.subject}</a></h2>
      <p>${mail.recipient}</p>
    </div>
    ${timeCell(mail, timeZone)}
  </li>`;

const codeCell = (mail: ShownMail) => {
  const code = findCode(mail);
  return code ? html`<b class="code">${code}</b>` : html`<span class="code none">No code</span>`;
};

const timeCell = ({ createdAt }: ShownMail, timeZone: string) => {
  const date = createdAt.toLocaleDateString('en-US', { timeZone, dateStyle: 'medium' });
  const time = createdAt.toLocaleTimeString('en-US', { timeZone, timeStyle: 'medium' });
  return html`<time datetime="${createdAt.toISOString()}"><span>${date}</span> <span>${time}</span></time>`;
};

const emptyState = (to: string) =>
  to === ''
    ? html`<div class="empty">
        <h2>No mail yet</h2>
        <p>
          Open the <a href="/auth">sign-in page</a>, type any e-mail address and press Continue. The code
          arrives here.
        </p>
      </div>`
    : html`<div class="empty">
        <h2>No mail to “${to}”</h2>
        <p><a href="${MAIL_VIEWER_PATH}">Show all mails</a></p>
      </div>`;

const refreshNote = (to: string, refreshSeconds: number | undefined) => {
  const query = new URLSearchParams(to === '' ? {} : { to });
  if (refreshSeconds !== undefined) query.set('refresh', 'off');
  const href = query.size === 0 ? MAIL_VIEWER_PATH : `${MAIL_VIEWER_PATH}?${query}`;
  return refreshSeconds === undefined
    ? html`<p class="refresh">Refreshing is paused. <a href="${href}">Go on</a></p>`
    : html`<p class="refresh">Refreshes every ${refreshSeconds} seconds. <a href="${href}">Pause</a></p>`;
};

export const mailPage = (mail: ShownMail, timeZone: string) =>
  page(
    mail.subject,
    html`<p class="back"><a href="${MAIL_VIEWER_PATH}">All mails</a></p>
      <div class="block">
        ${codeCell(mail)}
        <div class="what">
          <h1>${mail.subject}</h1>
          <p>${mail.recipient}</p>
        </div>
        ${timeCell(mail, timeZone)}
      </div>
      <section>
        <div class="bar">
          <h2>As the customer sees it</h2>
          <a href="${MAIL_VIEWER_PATH}/${mail.id}/html">Open on its own</a>
        </div>
        <iframe sandbox="" src="${MAIL_VIEWER_PATH}/${mail.id}/html" title="The mail as HTML"></iframe>
      </section>
      <section>
        <h2>Text alternative</h2>
        <pre>${mail.text}</pre>
      </section>`,
  );

export const mailGonePage = () =>
  page(
    'No such mail',
    html`<div class="empty">
      <h1>No such mail</h1>
      <p>
        It does not exist, or newer mails have taken its place. <a href="${MAIL_VIEWER_PATH}">All mails</a>
      </p>
    </div>`,
  );

const page = (title: string, content: Markup) =>
  plainPage({
    title,
    links: html`<link rel="stylesheet" href="${MAIL_VIEWER_PATH}/style.css" />`,
    top: html`<a class="brand" href="/">${brandMark}Bindery</a>
      <a href="${MAIL_VIEWER_PATH}">Mail</a>
      <span class="tag">Development</span>`,
    content,
  });

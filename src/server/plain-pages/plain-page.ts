import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

type Page = {
  title: string;
  /** What the page loads. */
  links: Markup;
  /** What stands at the top, over the content. */
  top: Markup;
  content: Markup;
};

/** A page apart from the web application: it needs no build. */
export const plainPage = ({ title, links, top, content }: Page) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Bindery</title>
        ${links}
      </head>
      <body>
        <header class="top">${top}</header>
        <main>${content}</main>
      </body>
    </html>`;

export const brandMark = html`<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
  <rect x="1" y="1" width="26" height="26" rx="6" fill="#0b4f3f" />
  <path d="M10 1v26" stroke="#ffe066" stroke-width="2.5" />
  <path d="M15 9h8M15 14h8M15 19h5" stroke="#fff" stroke-width="2" stroke-linecap="round" />
</svg>`;

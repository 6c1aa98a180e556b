import { html } from 'hono/html';
import { SANDBOX_PATH } from '#server/adapters/payments/sandbox/paths.ts';

export type Markup = ReturnType<typeof html>;

type Layout = {
  title: string;
  content: Markup;
  /** The page works without it, only less comfortably. */
  script?: string;
  style?: string;
};

export const pageLayout = ({ title, content, script, style }: Layout) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Bindery</title>
        <link rel="stylesheet" href="${SANDBOX_PATH}/style.css" />
        ${style ? html`<link rel="stylesheet" href="${SANDBOX_PATH}/${style}" />` : ''}
        ${script ? html`<script type="module" src="${SANDBOX_PATH}/${script}"></script>` : ''}
      </head>
      <body>
        <header class="top">
          <span class="brand">${brandMark}Bindery</span>
          <strong class="mode">TEST MODE</strong>
        </header>
        <main>${content}</main>
      </body>
    </html>`;

const brandMark = html`<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
  <rect x="1" y="1" width="26" height="26" rx="6" fill="#0b4f3f" />
  <path d="M10 1v26" stroke="#ffe066" stroke-width="2.5" />
  <path d="M15 9h8M15 14h8M15 19h5" stroke="#fff" stroke-width="2" stroke-linecap="round" />
</svg>`;

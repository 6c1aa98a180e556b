import { html } from 'hono/html';
import { SANDBOX_PATH } from '#stripe-sandbox/paths.ts';
import { brandMark, type Markup, plainPage } from '#server/plain-pages/plain-page.ts';

type Layout = {
  title: string;
  content: Markup;
  /** The page works without it, only less comfortably. */
  script?: string;
  style?: string;
};

export const pageLayout = ({ title, content, script, style }: Layout) =>
  plainPage({
    title,
    links: html`<link rel="stylesheet" href="${SANDBOX_PATH}/style.css" />
      ${style ? html`<link rel="stylesheet" href="${SANDBOX_PATH}/${style}" />` : ''}
      ${script ? html`<script type="module" src="${SANDBOX_PATH}/${script}"></script>` : ''}`,
    top: html`<span class="brand">${brandMark}Bindery</span> <strong class="mode">TEST MODE</strong>`,
    content,
  });

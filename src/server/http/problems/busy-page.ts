import { html } from 'hono/html';

/** For somebody with a browser, while the shop cannot show a page: it loads again by itself. */
export const busyPage = (message: string, retryAfterSeconds: number) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      <meta http-equiv="refresh" content="${retryAfterSeconds}" />
      <title>One moment, please</title>
      <p>${message}</p>
      <p>This page loads again by itself.</p>
    </html>`;

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { readStyleSheet } from '#server/plain-pages/read-style-sheet.ts';

const here = (name: string) => join(import.meta.dirname, name);
const fontOf = (path: string) => fileURLToPath(import.meta.resolve(path));

const CSS = 'text/css; charset=utf-8';

const files: Record<string, { type: string; path: () => string }> = {
  '/dashboard.css': {
    type: CSS,
    path: () => join(import.meta.dirname, '..', 'dashboard', 'dashboard.css'),
  },
  '/checkout.js': { type: 'text/javascript; charset=utf-8', path: () => here('checkout.js') },
  '/fonts/sans.woff2': {
    type: 'font/woff2',
    path: () => fontOf('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  },
  '/fonts/mono.woff2': {
    type: 'font/woff2',
    path: () => fontOf('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'),
  },
};

const headersOf = (type: string) => ({ 'Content-Type': type, 'Cache-Control': 'no-cache' });

/** What the pages are made of, by exact name; nothing else of a folder can be asked for. */
export const pageFiles = () => {
  const routes = new Hono().get('/style.css', async (c) =>
    c.body(await readStyleSheet(here('style.css')), 200, headersOf(CSS)),
  );
  for (const [name, { type, path }] of Object.entries(files))
    routes.get(name, async (c) => c.body(new Uint8Array(await readFile(path())), 200, headersOf(type)));
  return routes;
};

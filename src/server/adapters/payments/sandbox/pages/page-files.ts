import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

const here = (name: string) => join(import.meta.dirname, name);
const fontOf = (path: string) => fileURLToPath(import.meta.resolve(path));

const files: Record<string, { type: string; path: () => string }> = {
  '/style.css': { type: 'text/css; charset=utf-8', path: () => here('style.css') },
  '/dashboard.css': {
    type: 'text/css; charset=utf-8',
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

/** What the pages are made of, by exact name; nothing else of a folder can be asked for. */
export const pageFiles = () => {
  const routes = new Hono();
  for (const [name, { type, path }] of Object.entries(files))
    routes.get(name, async (c) =>
      c.body(new Uint8Array(await readFile(path())), 200, {
        'Content-Type': type,
        'Cache-Control': 'no-cache',
      }),
    );
  return routes;
};

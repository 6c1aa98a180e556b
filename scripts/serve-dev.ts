import type { Server } from 'node:http';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { siteConfigOf } from '#server/config.ts';
import { createWebDevApp } from '#server/http/web-dev.ts';
import { serve } from '#server/serve.ts';
import { boot, type OpenPages } from '#server/wire.ts';
import { step } from './launcher/step.mjs';

/** The pages straight from their sources: a saved change is in the browser at once. */
const openPagesOver =
  (server: Server): OpenPages =>
  async ({ config, log }) => {
    const web = await createWebDevApp({
      root: join(import.meta.dirname, '..'),
      server,
      site: siteConfigOf(config),
      reportError: (error) => log.error({ err: error }, 'a page could not be rendered'),
    });
    return (request, { node, requestId }) => web.fetch(request, node as HttpBindings, { requestId });
  };

process.exit(await serve({ step, boot: (config, server) => boot(config, openPagesOver(server)) }));

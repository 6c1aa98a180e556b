import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { siteConfigOf } from '#server/config.ts';
import { createWebDevApp, type WebDevApp } from '#server/http/web-dev.ts';
import type { RunOptions } from '#server/lifecycle/run-server.ts';
import { serve } from '#server/serve.ts';
import { boot } from '#server/wire.ts';
import { step } from './launcher/step.mjs';

/** The pages straight from their sources: a saved change is in the browser at once. */
const bootFromSources: RunOptions['boot'] = async (config, server) => {
  let web: WebDevApp | undefined;
  const shop = await boot(config, async ({ log }) => {
    web = await createWebDevApp({
      root: join(import.meta.dirname, '..'),
      server,
      site: siteConfigOf(config),
      reportError: (error) => log.error({ err: error }, 'a page could not be rendered'),
    });
    const { fetch } = web;
    return (request, { node, requestId }) => fetch(request, node as HttpBindings, { requestId });
  });
  const close = async () => {
    await web?.close();
    await shop.close();
  };
  return { ...shop, close };
};

process.exit(await serve({ step, boot: bootFromSources }));

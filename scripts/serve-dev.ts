import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { createWebDevApp, type WebDevApp } from '#server/http/pages/web-dev.ts';
import type { RunOptions } from '#server/lifecycle/run-server.ts';
import { serve } from '#server/serve.ts';
import { boot, pageContextOf } from '#server/boot.ts';
import { step } from './launcher/step.mjs';

/** The pages straight from their sources: a saved change is in the browser at once. */
const bootFromSources: RunOptions['boot'] = async (config, server) => {
  let web: WebDevApp | undefined;
  const shop = await boot(config, async (services) => {
    web = await createWebDevApp({
      ...pageContextOf(services),
      root: join(import.meta.dirname, '..'),
      server,
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

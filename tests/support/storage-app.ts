import { StorageClient } from '@supabase/storage-js';
import { Hono } from 'hono';
import { problemResponse } from '#server/http/problem-response.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';
import { storageRoutes } from '#server/http/storage.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import { createLog } from '#server/kernel/log.ts';
import { STORAGE_BASE } from '#shared/buckets.ts';

export const SHOP = 'http://shop.test';

type Services = Parameters<typeof storageRoutes>[0];

/** The storage service alone; here the bearer token is simply the customer's id. */
export const createStorageApp = (services: Services) => {
  const routes = storageRoutes(services, async (authorization) => {
    const id = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
    if (!id) throw new DomainError('auth.required');
    return { id };
  });
  const app = new Hono<ShopEnv>();
  app.use(async (c, next) => {
    c.set('requestId', 'a request');
    c.set('log', createLog({ level: 'silent' }));
    await next();
  });
  app.onError((error, c) => problemResponse(c, error));
  app.route(STORAGE_BASE, routes);
  /** The shop answers its own addresses; where it sends the browser on to S3, that is fetched for real. */
  const fetchShop = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const answer = await app.request(url, init);
    const location = answer.headers.get('location');
    return location ? fetch(location, init) : answer;
  };
  const bucketOf = (headers: Record<string, string>, bucket = 'document_previews') =>
    new StorageClient(`${SHOP}${STORAGE_BASE}`, headers, fetchShop).from(bucket);
  return { app, fetchShop, bucketOf };
};

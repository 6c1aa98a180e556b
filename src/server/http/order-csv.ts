import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { openOrderExport } from '#server/modules/orders/admin/export-orders.ts';
import { orderExportQuery } from '#shared/contract/order.ts';
import { contentDispositionOf } from './files/content-disposition.ts';
import { toldByLog } from './files/told-by-log.ts';
import type { ShopEnv } from './shop-env.ts';

/** GET /api/admin/orders.csv: a list of orders, streamed; whoever holds a valid link of a minute may fetch it. */
export const orderCsvRoute = (services: Pick<Services, 'db' | 'keys' | 'clock' | 'config'>) =>
  new Hono<ShopEnv>().get('/orders.csv', async (c) => {
    const asked = orderExportQuery.safeParse(c.req.query());
    if (!asked.success) throw new DomainError('file.link-invalid');
    const lines = await openOrderExport(services, asked.data);
    const day = services.clock.now().toLocaleDateString('sv-SE', { timeZone: services.config.shopTimeZone });
    return new Response(c.req.method === 'HEAD' ? null : streamOf(lines, c.get('log')), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDispositionOf('attachment', `Orders ${day}.csv`),
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      },
    });
  });

/** More lines are read when these were taken, and none once the reader has left. */
const streamOf = (lines: AsyncGenerator<string>, log: ShopEnv['Variables']['log']) => {
  const bytes = Readable.toWeb(Readable.from(lines, { objectMode: false }));
  return toldByLog(bytes as ReadableStream<Uint8Array>, (error) =>
    log.error({ err: error }, 'an export broke off'),
  );
};

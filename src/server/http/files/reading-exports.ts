import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Services } from '#server/kernel/services.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';
import { evidenceCsv } from '#server/modules/readers/evidence/exports/evidence-csv.ts';
import { openReadingExport } from '#server/modules/readers/evidence/exports/reading-export.ts';
import { EXCEL_TYPE } from '#server/modules/templates/template.ts';
import type { PrintedTable } from '#server/ports/template-engine.ts';
import { contentDispositionOf } from './content-disposition.ts';
import { PRIVATE } from './serve-signed-file.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'keys' | 'config' | 'templateEngine'>;

const types = { xlsx: EXCEL_TYPE, csv: 'text/csv; charset=utf-8' };

/** GET readings/{customer}/{what}.{format} below `BINDER_PATH`: whoever holds a valid link may fetch it. */
export const readingExportRoute = (services: Touched) =>
  new Hono<ShopEnv>().get('/readings/:customerId{[\\da-f-]{36}}/:name{[\\w-]+\\.(?:xlsx|csv)}', async (c) => {
    const [scope = '', extension] = c.req.param('name').split('.');
    const format = extension === 'csv' ? 'csv' : 'xlsx';
    const { token = '' } = c.req.query();
    const table = await openReadingExport(services, {
      customerId: c.req.param('customerId'),
      scope,
      format,
      token,
    });
    const name = [table.business, table.title, table.day].filter(Boolean).join(', ');
    const body = c.req.method === 'HEAD' ? null : await write(services, table, format);
    return new Response(body, {
      headers: {
        'content-type': types[format],
        'content-disposition': contentDispositionOf('attachment', `${name}.${format}`),
        ...PRIVATE,
      },
    });
  });

const write = async ({ templateEngine }: Touched, table: PrintedTable, format: 'xlsx' | 'csv') =>
  format === 'xlsx'
    ? new Uint8Array(await templateEngine.toWorkbook(table))
    : (Readable.toWeb(
        Readable.from(evidenceCsv(table), { objectMode: false }),
      ) as ReadableStream<Uint8Array>);

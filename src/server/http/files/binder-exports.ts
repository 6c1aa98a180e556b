import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { type Context, Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { filesToPack, listPackedFiles, type PackedFile } from '#server/modules/binder/exports/binder-zip.ts';
import { MASTER_LIST, readMasterList } from '#server/modules/binder/exports/read-master-list.ts';
import { binderZipPathOf, masterListPathOf } from '#server/modules/binder/exports/sign-exports.ts';
import { readBinderLink } from '#server/modules/binder/files/binder-link.ts';
import { EXCEL_TYPE } from '#server/modules/templates/template.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';
import { contentDispositionOf } from './content-disposition.ts';
import { type FileServices, readForCustomer } from './read-for-customer.ts';
import { PRIVATE } from './serve-signed-file.ts';
import { toldByLog } from './told-by-log.ts';

type Touched = FileServices & Pick<Services, 'keys' | 'config' | 'templateEngine'>;

/** Below `BINDER_PATH`: lists and ZIPs of a binder or some documents of it; whoever holds a valid link may fetch them. */
export const binderExportRoutes = (services: Touched) =>
  new Hono<ShopEnv>()
    .get('/master-lists/:name{[\\da-f-]{36}\\.xlsx}', async (c) => {
      const customerId = c.req.param('name').replace('.xlsx', '');
      readBinderLink(services, masterListPathOf(customerId), c.req.query('token') ?? '');
      const { file, name } = await writeMasterList(services, customerId);
      return answer(c, { name: `${name}.xlsx`, type: EXCEL_TYPE }, new Uint8Array(file));
    })
    .get('/zips/:name{[\\da-f-]{36}\\.zip}', async (c) => {
      const customerId = c.req.param('name').replace('.zip', '');
      readBinderLink(services, binderZipPathOf(customerId), c.req.query('token') ?? '');
      const { file, name, business } = await writeMasterList(services, customerId);
      const list = { name: `${MASTER_LIST}.xlsx`, input: file, lastModified: services.clock.now() };
      const packed = await listPackedFiles(services.db, customerId);
      return answerZip(c, services, {
        name: name.replace(MASTER_LIST, business ? 'binder' : 'Binder'),
        lists: [list],
        packed,
      });
    })
    .get('/zips/:customerId{[\\da-f-]{36}}/:name{[\\d-]+\\.zip}', async (c) => {
      const { customerId, name } = c.req.param();
      const ids = name.replace('.zip', '').split('-').map(Number);
      readBinderLink(services, binderZipPathOf(customerId, ids), c.req.query('token') ?? '');
      const packed = await listPackedFiles(services.db, customerId, ids);
      return answerZip(c, services, { name: 'Selected documents', lists: [], packed });
    });

type Zip = { name: string; lists: Entry[]; packed: readonly PackedFile[] };

const answerZip = (c: Context<ShopEnv>, services: Touched, { name, lists, packed }: Zip) => {
  if (packed.length === 0) throw new DomainError('binder.empty');
  const { signal } = c.req.raw;
  const body = toldByLog(makeZip(entriesOf(services, lists, packed, signal)), (error) => {
    if (signal.aborted) c.get('log').info({ err: error }, 'the caller left');
    else c.get('log').error({ err: error }, 'a ZIP broke off');
  });
  return answer(c, { name: `${name}.zip`, type: 'application/zip' }, body);
};

const writeMasterList = async (services: Touched, customerId: string) => {
  const table = await readMasterList(services, customerId, { withHashes: true });
  return {
    file: await services.templateEngine.toWorkbook(table),
    business: table.business,
    name: [table.business, MASTER_LIST, table.day].filter(Boolean).join(', '),
  };
};

const answer = (
  c: Context<ShopEnv>,
  { name, type }: { name: string; type: string },
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
) =>
  new Response(c.req.method === 'HEAD' ? null : body, {
    headers: {
      'content-type': type,
      'content-disposition': contentDispositionOf('attachment', name),
      ...PRIVATE,
    },
  });

type Entry = { name: string; input: Uint8Array; lastModified: Date };

/** Each file is opened when its turn comes, and closed if the reader goes away. */
async function* entriesOf(
  services: Touched,
  lists: readonly Entry[],
  packed: readonly PackedFile[],
  signal: AbortSignal,
) {
  yield* lists;
  for await (const { name, file } of filesToPack(services.db, packed)) {
    signal.throwIfAborted();
    const body = await readForCustomer(services, file, { signal });
    yield {
      name,
      size: file.size,
      lastModified: file.createdAt,
      input: Readable.toWeb(body) as ReadableStream<Uint8Array>,
    };
  }
}

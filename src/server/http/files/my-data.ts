import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import { listFiles, readTables } from '#server/modules/privacy/data/my-data.ts';
import { requireMyDataLink } from '#server/modules/privacy/data/my-data-link.ts';
import { findPerson, type Person } from '#server/modules/privacy/data/person.ts';
import { readProviderTaxNumber } from '#server/modules/privacy/data/provider-tax-number.ts';
import type { Services } from '#server/kernel/services.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';
import { contentDispositionOf } from './content-disposition.ts';
import { type FileServices, readForCustomer } from './read-for-customer.ts';
import { PRIVATE } from './serve-signed-file.ts';
import { toldByLog } from './told-by-log.ts';

type Touched = FileServices & Pick<Services, 'keys' | 'payments' | 'log'>;

const README = `All that this shop has stored about you.

data/      what the database holds, a file of JSON for each of its tables; times are UTC
           (of records, the content is kept byte for byte as it was hashed)
files/     your logo, documents and what else you gave us or we made for you,
           but for pictures of their pages, which show the same
provider/  the tax number you gave for your invoices, if there is one: our payment provider keeps it
`;

const NOT_TOLD = `Our payment provider did not answer just now, so the tax number that it may keep of you is not in here.
Please download your data again later.
`;

/** Below `MY_DATA_PATH`: everything of an account in one ZIP, streamed; whoever holds a valid link may fetch it. */
export const myDataRoute = (services: Touched) =>
  new Hono<ShopEnv>().get('/:name{[\\da-f-]{36}\\.zip}', async (c) => {
    const customerId = c.req.param('name').replace('.zip', '');
    requireMyDataLink(services, customerId, c.req.query('token') ?? '');
    const person = await findPerson(services.db, customerId);
    if (!person) throw new DomainError('file.not-found');
    const { signal } = c.req.raw;
    const body =
      c.req.method === 'HEAD'
        ? null
        : toldByLog(makeZip(entriesOf(services, person, signal)), (error) => {
            if (signal.aborted) c.get('log').info({ err: error }, 'the caller left');
            else c.get('log').error({ err: error }, 'a ZIP broke off');
          });
    return new Response(body, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': contentDispositionOf('attachment', 'my-data.zip'),
        ...PRIVATE,
      },
    });
  });

async function* entriesOf(services: Touched, person: Person, signal: AbortSignal) {
  const lastModified = services.clock.now();
  yield { name: 'README.txt', input: README, lastModified };
  for await (const { name, rows } of readTables(services.db, person)) {
    signal.throwIfAborted();
    yield { name: `data/${name}.json`, input: JSON.stringify(rows, null, 2), lastModified };
  }
  for (const { name, file } of await listFiles(services.db, person)) {
    signal.throwIfAborted();
    const body = await readForCustomer(services, file, { signal });
    yield {
      name,
      size: file.size,
      lastModified: file.createdAt,
      input: Readable.toWeb(body) as ReadableStream<Uint8Array>,
    };
  }
  const number = await readProviderTaxNumber(services, person);
  if (number)
    yield { name: 'provider/tax-number.json', input: JSON.stringify(number, null, 2), lastModified };
  if (number === undefined) yield { name: 'provider/NOT-INCLUDED.txt', input: NOT_TOLD, lastModified };
}

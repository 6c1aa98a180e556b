import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { and, eq, ne } from 'drizzle-orm';
import { catalogue, documentsFolder } from '#demo/catalogue.ts';
import { readConfig } from '#server/config.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { templates, templateVersions } from '#server/db/schema/templates.ts';
import type { Services } from '#server/kernel/services.ts';
import { storeFile } from '#server/modules/files/store-file.ts';
import { WORD_TYPE } from '#server/modules/templates/template.ts';
import { sampleCompany } from '#shared/sample-company.ts';
import { openServices } from '#server/wire.ts';
import { findSoffice } from '#tests/support/converter/find-soffice.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { handIn, isQuick } from './report/hand-in.ts';
import type { Row } from './report/row.ts';

/**
 * How long the buyer of twenty documents waits, from payment to the first and to the last, against one LibreOffice
 * started for each document; on every engine there is, with the same documents, in one run.
 */

const DOCUMENTS = isQuick ? 2 : 20;
const PROMISED_LOOP_DELAY_MS = 50;
const LOOK_EVERY_MS = 50;

const sources = await Promise.all(
  catalogue
    .flatMap(({ folder, documents }) => documents.map(({ file }) => join(documentsFolder, folder, file)))
    .slice(0, DOCUMENTS)
    .map((path) => readFile(path)),
);

/** A paid order of all documents; its templates were uploaded long ago. */
const placeOrder = async (services: Services) => {
  const { db, clock } = services;
  const [customerId, createdAt] = [randomUUID(), clock.now()];
  await db.insert(customers).values({ id: customerId, email: `${customerId}@example.com`, createdAt });
  const [order] = await db
    .insert(orders)
    .values({
      customerId,
      reference: randomUUID(),
      cartKey: 'bench',
      status: 'succeeded',
      amountInCents: 100,
      currency: 'usd',
      buyer: { ...sampleCompany, logoPath: null },
      createdAt,
      nextSyncAt: createdAt,
    })
    .returning({ id: orders.id });
  const orderId = order?.id ?? 0;
  for (const [position, body] of sources.entries()) {
    const file = { body, contentType: WORD_TYPE, downloadName: 'x.docx', ownerId: null, isPublic: false };
    const { path: sourcePath } = await storeFile(services, { ...file, bucket: 'templates' });
    const [template] = await db.insert(templates).values({ name: 'Bench', createdAt }).returning();
    const [version] = await db
      .insert(templateVersions)
      .values({
        templateId: template?.id ?? 0,
        number: 1,
        status: 'complete',
        sourcePath,
        uploadedBy: customerId,
        createdAt,
        queuedAt: createdAt,
      })
      .returning();
    await db.insert(lineItems).values({
      orderId,
      position,
      templateVersionId: version?.id ?? 0,
      name: `Document ${position}`,
      status: 'GENERATING',
    });
  }
  return orderId;
};

const isOpen = (orderId: number) => and(eq(lineItems.orderId, orderId), ne(lineItems.status, 'GENERATED'));

const makeOrder = async (services: Services) => {
  const { db, queue } = services;
  const orderId = await placeOrder(services);
  const started = performance.now();
  await db.transaction((tx) => queue.enqueue(tx, 'start-generation', { orderId }, { class: 'order' }));
  let firstMs: number | undefined;
  for (;;) {
    const open = await db.$count(lineItems, isOpen(orderId));
    if (open < DOCUMENTS) firstMs ??= performance.now() - started;
    if (open === 0) return { firstMs: firstMs ?? 0, allMs: performance.now() - started };
    await pause(LOOK_EVERY_MS);
  }
};

/** The pages of the order before are drawn behind all paid work, and would be drawn beside the next. */
const comeToRest = async ({ queue }: Services) => {
  while ((await queue.depth()).some(({ name }) => name === 'draw-pages')) await pause(LOOK_EVERY_MS);
};

const measure = async (environment: Record<string, string>) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment });
  const { services, startWork, close } = await openServices(config);
  try {
    await startWork(config.publicUrl);
    await services.converter.toPdf(buildDocx({ body: p('Warm') }));
    await makeOrder(services);
    await comeToRest(services);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const made = await makeOrder(services);
    return { ...made, delayMs: delay.percentile(99) / 1e6 };
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** One start for each document, as a script would do it. */
const convertOneByOne = async (soffice: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
  const convert = (file: string) =>
    promisify(execFile)(soffice, [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      file,
    ]);
  try {
    for (const [index, source] of sources.entries()) await writeFile(join(folder, `${index}.docx`), source);
    await convert(join(folder, '0.docx'));
    const started = performance.now();
    for (const index of sources.keys()) await convert(join(folder, `${index}.docx`));
    return performance.now() - started;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Undefined when there is none; `figure` is then null, and the row says why. */
const soffice = findSoffice();
const oneByOneMs = soffice && (await convertOneByOne(soffice));
const NO_OFFICE = 'no LibreOffice on this machine (SOFFICE_PATH may name one)';
const chart = `An order of ${DOCUMENTS} documents`;
const peer: Row = {
  name: 'one soffice per document, converted only',
  figure: oneByOneMs ? oneByOneMs / 1000 : null,
  unit: 's',
  chart,
  ...(oneByOneMs ? {} : { note: NO_OFFICE }),
};

type Engine = { name: string; environment: Record<string, string>; promisedRatio: number };

const rowsOf = async ({ name: engine, environment, promisedRatio }: Engine): Promise<Row[]> => {
  const { firstMs, allMs, delayMs } = await measure(environment);
  const ratio: Row = {
    name: `${engine}: against one soffice per document`,
    figure: oneByOneMs ? allMs / oneByOneMs : null,
    unit: 'x',
    promise: promisedRatio,
    ...(oneByOneMs ? {} : { note: NO_OFFICE }),
  };
  return [
    { name: `${engine}: first document`, figure: firstMs / 1000, unit: 's', promise: 2, chart },
    { name: `${engine}: all documents`, figure: allMs / 1000, unit: 's', chart },
    ratio,
    { name: `${engine}: event loop, p99`, figure: delayMs, unit: 'ms', promise: PROMISED_LOOP_DELAY_MS },
  ];
};

handIn([
  peer,
  ...(await rowsOf({ name: 'embedded engine', environment: {}, promisedRatio: 1 / 6 })),
  ...(soffice
    ? await rowsOf({
        name: 'native LibreOffice',
        environment: { SOFFICE_PATH: soffice },
        promisedRatio: 1 / 9,
      })
    : []),
]);

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '#server/config.ts';
import { customers } from '#server/db/schema/accounts.ts';
import { WORD_TYPE } from '#server/modules/templates/template.ts';
import { listCompleteIds } from '#server/modules/templates/template-version-repo.ts';
import { uploadTemplates } from '#server/modules/templates/upload/upload-templates.ts';
import { openServices } from '#server/composition-root.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p, paragraph, run } from '#tests/support/office/word-markup.ts';
import { handIn, isQuick } from './report/hand-in.ts';

/** How long an administrator waits for twenty templates, with a warm engine, and whether the shop answers meanwhile. */

const FILES = isQuick ? 2 : 20;
const PROMISED_LOOP_DELAY_MS = 50;
const LOOK_EVERY_MS = 100;

const pageBreak = paragraph(run('<w:br w:type="page"/>'));
const templateOf = (pages: number) =>
  buildDocx({
    headers: { default: p('{{logo}}') },
    body: Array.from({ length: pages }, (_, page) => p(`Page ${page} of {{business_name}}`)).join(pageBreak),
  });

const dataDir = await mkdtemp(join(tmpdir(), 'bindery-bench-'));
const { services, startWork, close } = await openServices(
  readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
);
try {
  const uploadedBy = randomUUID();
  const createdAt = services.clock.now();
  await services.db.insert(customers).values({ id: uploadedBy, email: 'bench@example.com', createdAt });
  await startWork(services.config.publicUrl);
  await services.converter.toPdf(templateOf(1));

  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started = performance.now();
  const ids = await uploadTemplates(services, {
    uploadedBy,
    files: Array.from({ length: FILES }, (_, index) => ({
      fileName: `Template ${index}.docx`,
      contentType: WORD_TYPE,
      read: async () => templateOf(1 + (index % 8)),
    })),
  });
  const acceptedMs = performance.now() - started;
  while ((await listCompleteIds(services.db, ids)).length < ids.length) await pause(LOOK_EVERY_MS);
  const completeMs = performance.now() - started;
  delay.disable();
  const inSeconds = { unit: 's', chart: `Uploading ${FILES} templates` } as const;
  handIn([
    { name: `${FILES} templates of 1 to 8 pages: accepted`, figure: acceptedMs / 1000, ...inSeconds },
    { name: `${FILES} templates of 1 to 8 pages: all complete`, figure: completeMs / 1000, ...inSeconds },
    {
      name: 'event loop meanwhile, p99',
      figure: delay.percentile(99) / 1e6,
      unit: 'ms',
      promise: PROMISED_LOOP_DELAY_MS,
    },
  ]);
} finally {
  await close();
  await rm(dataDir, { recursive: true, force: true });
}

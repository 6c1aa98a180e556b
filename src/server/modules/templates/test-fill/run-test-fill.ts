import { todayIn } from '#server/kernel/today-in.ts';
import type { Services } from '#server/kernel/services.ts';
import { createFileBatch, type FileBatch } from '#server/modules/files/file-batch.ts';
import { readPictures } from '#server/modules/questions/pictures/read-pictures.ts';
import { listForVersion } from '#server/modules/questions/list-for-documents.ts';
import type { JobContext, Jobs } from '#server/ports/queue.ts';
import { isCurrentAddressOf } from '#shared/is-current/is-current-address.ts';
import { placeholderValuesOf } from '#shared/placeholder-values.ts';
import { sampleCompany } from '#shared/sample-company.ts';
import { giveUpOn } from '#server/modules/templates/give-up.ts';
import { readTemplateFiles } from '#server/modules/templates/read-template-files.ts';
import { renderDocument } from '#server/modules/templates/render-document.ts';
import { readSampleLogo } from '#server/modules/templates/sample/sample-logo.ts';
import { storePages } from '#server/modules/templates/store-pages.ts';
import { testFill as limits } from '#server/modules/templates/template-limits.ts';
import {
  EXCEL_TYPE,
  isAccessible,
  type TemplateVersion,
  TEST_FILL_BUCKET,
  WORD_TYPE,
} from '#server/modules/templates/template.ts';
import { findVersion } from '#server/modules/templates/template-version-repo.ts';
import { findTestFill, finishTestFill, type TestFillRecord } from './test-fill-repo.ts';

type Touched = Pick<
  Services,
  'config' | 'db' | 'log' | 'clock' | 'random' | 'storage' | 'templateEngine' | 'converter'
>;
type Job = Pick<JobContext, 'signal' | 'isLastAttempt'>;

export const runTestFill = async (services: Touched, { testFillId }: Jobs['run-test-fill'], job: Job) => {
  const { db } = services;
  const asked = await findTestFill(db, testFillId);
  const version = asked && (await findVersion(db, asked.versionId));
  if (!version || asked?.status !== 'processing') return;
  const batch = createFileBatch(services);
  const outcome = await fillOnce(services, batch, { asked, version, signal: job.signal }).catch(
    async (error: unknown) => {
      await batch.discard();
      return { status: 'failed', reason: giveUpOn(services, error, job) } as const;
    },
  );
  const isFirst = await db.transaction(async (tx) => {
    const isOurs = await finishTestFill(tx, testFillId, outcome);
    if (isOurs && outcome.status === 'complete') await batch.record(tx);
    return isOurs;
  });
  if (!isFirst) await batch.discard();
};

type Work = {
  asked: TestFillRecord;
  version: TemplateVersion & { name: string };
  signal: AbortSignal;
};

const fillOnce = async (services: Touched, batch: FileBatch, { asked, version, signal }: Work) => {
  const { config, clock, random } = services;
  const today = todayIn(config, clock);
  const { pdf, docx, xlsx, pageCount } = await renderDocument(services, {
    ...(await readTemplateFiles(services, version)),
    values: { ...placeholderValuesOf(sampleCompany, today), ...asked.values },
    questions: await listForVersion(services.db, version),
    answers: asked.answers,
    pictures: await readPictures(services, asked.answers ?? {}),
    conditions: asked.conditions,
    logo: await readSampleLogo(),
    title: version.name,
    isCurrentUrl: isCurrentAddressOf(config.publicUrl),
    isAccessible: isAccessible(version),
    signal,
  });
  const stem = random.uuid();
  const store = (body: Uint8Array, extension: string, contentType: string) =>
    batch.add({
      bucket: TEST_FILL_BUCKET,
      path: `${stem}/test.${extension}`,
      body,
      contentType,
      downloadName: `${version.name} (test).${extension}`,
      ownerId: null,
      isPublic: false,
    });
  return {
    status: 'complete',
    pdfPath: await store(pdf, 'pdf', 'application/pdf'),
    docxPath: await store(docx, 'docx', WORD_TYPE),
    xlsxPath: xlsx ? await store(xlsx, 'xlsx', EXCEL_TYPE) : null,
    pages: await storePages(services, batch, {
      pdf,
      pageCount: Math.min(pageCount, limits.maxPages),
      jpgWidthPx: limits.jpgWidthPx,
      webpWidthsPx: [],
      bucket: TEST_FILL_BUCKET,
      stem,
      isPublic: false,
      signal,
    }),
  } as const;
};

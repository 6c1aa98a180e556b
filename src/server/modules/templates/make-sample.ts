import { todayIn } from '#server/kernel/today-in.ts';
import type { Services } from '#server/kernel/services.ts';
import type { FileBatch } from '#server/modules/files/file-batch.ts';
import type { SampleMark } from '#server/ports/template-engine.ts';
import type { Question } from '#shared/contract/question.ts';
import { isCurrentAddressOf } from '#shared/is-current/is-current-address.ts';
import { placeholderValuesOf } from '#shared/placeholder-values.ts';
import { sampleCompany } from '#shared/sample-company.ts';
import type { TemplateFiles } from './read-template-files.ts';
import { renderDocument } from './render-document.ts';
import { readSampleLogo } from './sample/sample-logo.ts';
import { storePages } from './store-pages.ts';
import { sample } from './template-limits.ts';
import { SAMPLE_BUCKET, samplePageCount } from './template.ts';

type Touched = Pick<Services, 'config' | 'clock' | 'random' | 'templateEngine' | 'converter'>;

type SampleInput = {
  name: string;
  /** As the shop counts its procedures. */
  number: string;
  files: TemplateFiles;
  questions: readonly Question[];
  isAccessible: boolean;
  signal: AbortSignal;
};

/**
 * What the public sees of a template: its first pages, filled for an invented company and marked as a sample.
 * The pictures are drawn from marked PDFs, so that they can show no more than those.
 */
export const makeSample = async (
  services: Touched,
  batch: FileBatch,
  { name, number, files, questions, isAccessible, signal }: SampleInput,
) => {
  const { config, clock, random, templateEngine } = services;
  const rendered = await renderDocument(services, {
    ...files,
    values: placeholderValuesOf(sampleCompany, todayIn(config, clock)),
    questions,
    logo: await readSampleLogo(),
    title: name,
    register: { number, revision: 1 },
    isCurrentUrl: isCurrentAddressOf(config.publicUrl),
    isAccessible,
    signal,
  });
  const pageCount = samplePageCount(rendered.pageCount);
  const marked = (mark: SampleMark) =>
    templateEngine.toSamplePdf(rendered.pdf, { pageCount, title: `${name} (sample)`, mark });
  const pdf = await marked('across');
  const stem = random.uuid();
  const samplePdfPath = await batch.add({
    bucket: SAMPLE_BUCKET,
    path: `${stem}/sample.pdf`,
    body: pdf,
    contentType: 'application/pdf',
    downloadName: `${name} (sample).pdf`,
    ownerId: null,
    isPublic: true,
  });
  const samplePages = await storePages(services, batch, {
    ...sample,
    pdf,
    thumbnails: { pdf: await marked('in a corner'), widthPx: sample.thumbnailWidthPx },
    pageCount,
    bucket: SAMPLE_BUCKET,
    stem,
    isPublic: true,
    signal,
  });
  return { pageCount: rendered.pageCount, samplePdfPath, samplePages };
};

import type { PreviewedDocument } from '#server/db/schema/previews.ts';
import type { Services } from '#server/kernel/services.ts';
import { fittingAnswers } from '#server/modules/questions/fitting-answers.ts';
import { listForKeys } from '#server/modules/questions/list-for-documents.ts';
import { readPictures } from '#server/modules/questions/pictures/read-pictures.ts';
import { readTemplateFiles } from '#server/modules/templates/read-template-files.ts';
import { findVersion } from '#server/modules/templates/template-version-repo.ts';
import { isCurrentAddressOf } from '#shared/is-current/is-current-address.ts';
import { pagePictures } from './preview-limits.ts';
import { beginRendering, endRendering, insertPage, type PreviewRecord } from './preview-repo.ts';
import { renderFirstPages } from './render-first-pages.ts';

type Touched = Pick<
  Services,
  'config' | 'db' | 'clock' | 'random' | 'storage' | 'templateEngine' | 'converter'
>;

type Wanted = {
  preview: PreviewRecord;
  document: PreviewedDocument;
  /** Somebody sees something of it. */
  onFirstPage: () => Promise<void>;
  signal: AbortSignal;
};

/** The public pages of one document with somebody's details, as pictures; marked as samples are, and not one more than those. */
export const drawOwnPages = async (
  services: Touched,
  { preview: { details, logo }, document: { versionId, pageCount, key }, onFirstPage, signal }: Wanted,
) => {
  const { config, db, clock, random, templateEngine, converter } = services;
  const version = await findVersion(db, versionId);
  if (!version) throw new Error(`The version ${versionId} is gone.`);
  const [{ source }, questions] = await Promise.all([
    readTemplateFiles(services, { ...version, workbookPath: null }),
    listForKeys(db, version.questionKeys),
  ]);
  const title = version.name;
  const answers = fittingAnswers(questions, details.answers);
  const rendered = await renderFirstPages(services, {
    source,
    values: details.values,
    questions,
    answers,
    pictures: await readPictures(services, answers),
    logo: logo ?? undefined,
    colours: details.colours ?? undefined,
    marked: details.own,
    title,
    isCurrentUrl: isCurrentAddressOf(config.publicUrl),
    pageCount,
    signal,
  });
  const count = Math.min(pageCount, rendered.pageCount);
  const pdf = await templateEngine.toSamplePdf(rendered.pdf, { pageCount: count, title, mark: 'across' });

  const marksOn = (page: number) => rendered.marks.filter((mark) => mark.page === page);
  const draw = async (firstPage: number, lastPage: number) => {
    const asked = { widthPx: pagePictures.widthPx, firstPage, lastPage, isPatient: true, signal };
    for await (const { page, widthPx, heightPx, bytes } of converter.toPictures(pdf, asked))
      await insertPage(db, {
        id: random.uuid(),
        key,
        page,
        widthPx,
        heightPx,
        picture: bytes,
        marks: marksOn(page),
      });
  };
  await beginRendering(db, key, clock.now());
  await draw(1, 1);
  await onFirstPage();
  if (count > 1) await draw(2, count);
  await endRendering(db, key, 'complete', clock.now());
};

import type { Services } from '#server/kernel/services.ts';
import { ORDER_LOGO_BUCKET } from '#server/modules/accounts/snapshot-logo.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import { fittingAnswers } from '#server/modules/questions/fitting-answers.ts';
import { listForVersion } from '#server/modules/questions/list-for-documents.ts';
import { readTemplateFiles } from '#server/modules/templates/read-template-files.ts';
import { renderDocument, type RenderedDocument } from '#server/modules/templates/render-document.ts';
import { isAccessible, type TemplateVersion } from '#server/modules/templates/template.ts';
import type { Answers } from '#shared/contract/question.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import { generation } from './generation-limits.ts';

type Touched = Pick<Services, 'db' | 'storage' | 'templateEngine' | 'converter'>;

type DocumentPlan = Pick<
  TemplateVersion,
  'sourcePath' | 'workbookPath' | 'accessibility' | 'questionKeys' | 'workbookQuestionKeys'
> & {
  name: string;
  values: PlaceholderValues;
  /** What the business has answered, whatever this document asks. */
  answers: Answers | undefined;
  revision: number;
  logoPath: string | null;
  colours: string[] | undefined;
};

/** With a picture of its first page. */
export type MadeDocument = RenderedDocument & { preview: Uint8Array };

/** Template and details in, finished files out. Fails with a ConversionError. */
export const makeDocument = async (
  services: Touched,
  { name, values, answers = {}, revision, logoPath, colours, accessibility, ...template }: DocumentPlan,
  signal: AbortSignal,
): Promise<MadeDocument> => {
  const [files, questions, logo] = await Promise.all([
    readTemplateFiles(services, template),
    listForVersion(services.db, template),
    logoPath === null ? undefined : readBytes(services, { bucket: ORDER_LOGO_BUCKET, path: logoPath }),
  ]);
  const rendered = await renderDocument(services, {
    ...files,
    values,
    questions,
    revision,
    answers: fittingAnswers(questions, answers),
    logo,
    colours,
    title: name,
    isAccessible: isAccessible({ accessibility }),
    signal,
  });
  return { ...rendered, preview: await firstPage(services, rendered.pdf, signal) };
};

const firstPage = async ({ converter }: Touched, pdf: Uint8Array, signal: AbortSignal) => {
  const pictures = converter.toPictures(pdf, { widthPx: generation.previewWidthPx, lastPage: 1, signal });
  for await (const { bytes } of pictures) return bytes;
  throw new Error('A PDF that has pages gave no picture.');
};

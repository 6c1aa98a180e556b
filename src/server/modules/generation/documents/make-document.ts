import type { Services } from '#server/kernel/services.ts';
import { readTemplateFiles } from '#server/modules/templates/read-template-files.ts';
import { renderDocument, type RenderedDocument } from '#server/modules/templates/render-document.ts';
import { generation } from '#server/modules/generation/generation-limits.ts';
import type { DocumentPlan } from './plan-documents.ts';
import { readPlanPictures } from './read-plan-pictures.ts';

type Touched = Pick<Services, 'db' | 'storage' | 'templateEngine' | 'converter'>;

/** With a picture of its first page. */
export type MadeDocument = RenderedDocument & { preview: Uint8Array };

/** Template and details in, finished files out. Fails with a ConversionError. */
export const makeDocument = async (
  services: Touched,
  plan: DocumentPlan,
  signal: AbortSignal,
): Promise<MadeDocument> => {
  const { name, values, questions, answers, register, isCurrentUrl, colours, isAccessible } = plan;
  const [files, pictures] = await Promise.all([
    readTemplateFiles(services, plan),
    readPlanPictures(services, plan),
  ]);
  const rendered = await renderDocument(services, {
    ...files,
    values,
    questions,
    register,
    isCurrentUrl,
    answers,
    ...pictures,
    colours,
    title: name,
    isAccessible,
    signal,
  });
  return { ...rendered, preview: await firstPage(services, rendered.pdf, signal) };
};

const firstPage = async ({ converter }: Touched, pdf: Uint8Array, signal: AbortSignal) => {
  const pictures = converter.toPictures(pdf, { widthPx: generation.previewWidthPx, lastPage: 1, signal });
  for await (const { bytes } of pictures) return bytes;
  throw new Error('A PDF that has pages gave no picture.');
};

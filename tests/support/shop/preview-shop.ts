import { expect } from 'vitest';
import type { Services } from '#server/kernel/services.ts';
import type { Preview } from '#shared/contract/preview.ts';
import { PREVIEW_PATH } from '#shared/buckets.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { drainJobs } from '#tests/support/jobs/drain-jobs.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { pathOf } from './calls.ts';
import { createGenerationShop } from './generation-shop.ts';

export type PreviewForm = {
  fields: Record<string, string>;
  file?: { name: string; bytes: Uint8Array };
  from?: string;
  headers?: Record<string, string>;
};

const letter = () =>
  buildDocx({ body: p('For {{business_name}} of {{full_address}}, at {{email}}') + p('{{logo}}') });

/** A shop with a bundle of two documents of four pages, two of which are public, and what its converter was given. */
export const createPreviewShop = async (replaced: Partial<Services> = {}) => {
  const converted: { text: string; hasPicture: boolean; lastPage: number | undefined }[] = [];
  const converter = createFakeConverter({
    onPdf: (docx, { lastPage }) => {
      const { names, xml } = readPackage(docx);
      converted.push({
        text: paragraphsOf(xml('word/document.xml')).join('\n'),
        hasPicture: names.some((name) => name.startsWith('word/media/')),
        lastPage,
      });
    },
  });
  const shop = await createGenerationShop({ converter, ...replaced });
  const { services } = shop;
  const product = await shop.sellDocuments('Bakery', [
    { name: 'Opening', docx: letter() },
    { name: 'Closing', docx: letter() },
  ]);

  const send = ({ fields, file, from, headers = {} }: PreviewForm) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ productId: String(product.id), ...fields }))
      body.append(name, value);
    if (file) body.append('File', new File([new Uint8Array(file.bytes)], file.name, { type: 'image/png' }));
    return shop.fetch(PREVIEW_PATH, { method: 'POST', body, headers, ...(from && { from }) });
  };
  const ask = async (form: PreviewForm) => {
    const answer = await send(form);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { previewId: string }).previewId;
  };
  const look = (previewId: string, more: { have?: number } = {}) =>
    shop.fetch(pathOf('public', 'public.getPreview', { previewId, ...more }));
  const read = async (previewId: string) => {
    const { result } = (await (await look(previewId)).json()) as { result: { data: Preview } };
    return result.data;
  };
  const make = () => drainJobs(services);
  /** Asked for, made, and read. */
  const see = async (form: PreviewForm) => {
    const previewId = await ask(form);
    await make();
    return { previewId, ...(await read(previewId)) };
  };
  return { ...shop, product, converted, send, ask, look, read, make, see };
};

import type { ProductWithDocuments } from '#shared/contract/product.ts';
import type { Question } from '#shared/contract/question.ts';
import { WORD_TYPE } from '#server/modules/templates/template.ts';
import { createRemoteVisitor, eventually } from './remote-visitor.ts';

/** Where the shop is developed or tried, this address is an administrator's. */
const ADMIN = 'admin@example.com';

/** Uploads documents and puts them on sale as one product, through the calls of the screens. */
export const stockRemoteShop = async (
  url: string,
  documents: Buffer[],
  questions: readonly Question[] = [],
) => {
  const admin = createRemoteVisitor(url);
  await admin.signIn(ADMIN);
  for (const question of questions) await admin.tell('admin', 'createQuestion', question);
  const form = new FormData();
  for (const [index, body] of documents.entries())
    form.append('File', new File([new Uint8Array(body)], `Procedure ${index + 1}.docx`, { type: WORD_TYPE }));
  const answer = await admin.send('/api/admin/uploadDocuments', { method: 'POST', body: form });
  const { ids } = (await answer.json()) as { ids: number[] };
  await eventually(async () => {
    const done = await admin.ask<unknown[]>('admin', 'getDocumentStatusById', ids);
    return done.length === ids.length ? done : undefined;
  });
  const sell = async (name: string, documentIdList: number[]) => {
    const product = { name, price: 19_999, documentIdList };
    const { id, slug } = await admin.tell<{ id: number; slug: string }>('admin', 'newProduct', product);
    return eventually(async () => {
      const { stripePriceId } = await admin.ask<ProductWithDocuments>(
        'public',
        'getProductWithDocuments',
        slug,
      );
      return stripePriceId === null ? undefined : { id, slug, priceId: stripePriceId };
    });
  };
  return {
    ...(await sell('Harbor handbook', ids)),
    /** Some of them as a product of their own. */
    sellFirst: (count: number) => sell('Harbor basics', ids.slice(0, count)),
  };
};

import type { Services } from '#server/kernel/services.ts';
import type { BinderDocumentDetails, BinderPage } from '#shared/contract/binder.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { createWatchedEngine } from '#tests/support/template-engine/watched-engine.ts';
import { dataOf } from './calls.ts';
import type { Buyer } from './checkout-shop.ts';
import { createGenerationShop } from './generation-shop.ts';

const binderOf = async (buyer: Buyer, filter: object = {}) =>
  dataOf<BinderPage>(await buyer.get('getBinder', filter));

const documentOf = async (buyer: Buyer, id: number) =>
  dataOf<BinderDocumentDetails>(await buyer.get('getBinderDocument', { id }));

/** A shop whose buyers keep a binder. Its converter makes nothing that anybody could read. */
export const createBinderShop = async (replaced: Partial<Services> = {}) => {
  const { templateEngine, takeFills } = createWatchedEngine();
  const converter = createFakeConverter({ pageCount: 1 });
  const shop = await createGenerationShop({ templateEngine, converter, ...replaced });

  /** Nothing fails that a test does not expect. */
  const work = async () => {
    const { failed } = await shop.generate();
    for (const { error } of failed) throw error;
  };

  /** With today as the day unless another is given. */
  const approve = async (buyer: Buyer, ids: number[], given: object = {}) => {
    const { today } = await binderOf(buyer);
    return buyer.post('approveDocuments', {
      ids,
      name: 'Ada Byron',
      role: 'Manager',
      effectiveDate: today,
      reviewMonths: 12,
      ...given,
    });
  };

  return { ...shop, takeFills, work, binderOf, documentOf, approve };
};

export type BinderShop = Awaited<ReturnType<typeof createBinderShop>>;

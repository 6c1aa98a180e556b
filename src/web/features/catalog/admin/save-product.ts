import { ifMatch } from '#web/lib/server/if-match.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { shopErrorOf } from '#web/lib/server/shop-error.ts';
import { editOf } from './product-changes.ts';
import { newProductOf, problemsFound, type ProductForm, type ProductFormEvent } from './product-form.ts';
import { copy } from './copy.ts';

const CONFLICT = 409;
/** What the server did not foresee it has no words for either. */
const UNFORESEEN = 500;

/** Sends the form; how it went is the next event of the form. */
export const saveProduct = async (shop: ShopClient, form: ProductForm): Promise<ProductFormEvent> => {
  try {
    const { admin } = await shop.calls();
    if (!form.original) {
      const product = await admin.newProduct.mutate(newProductOf(form));
      return { type: 'created', product, sent: form.values };
    }
    const { original, values } = form;
    const product = await admin.updateProduct.mutate(editOf(original, values), ifMatch(original.revision));
    return { type: 'updated', product, sent: values };
  } catch (error) {
    const { status = UNFORESEEN } = shopErrorOf(error) ?? {};
    const { message, fields } = messageFor(error, copy.failed);
    return {
      type: 'submit failed',
      problems: status >= UNFORESEEN ? { form: copy.failed } : problemsFound(message, fields),
      isOutdated: form.original !== undefined && status === CONFLICT,
    };
  }
};

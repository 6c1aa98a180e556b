import { useReducer } from 'react';
import { useShop } from '#web/lib/server/use-shop.ts';
import {
  canSubmit,
  problemsIn,
  type Problems,
  type ProductForm,
  productFormReducer,
} from './product-form.ts';
import { forgetProducts, productsWithDocumentIdsQuery } from './product-queries.ts';
import { saveProduct } from './save-product.ts';
import { copy } from './copy.ts';

/** The form's state and what its buttons do. `onProblems` is told what stands in the way of saving. */
export const useProductForm = (start: ProductForm, onProblems: (problems: Problems) => void) => {
  const shop = useShop();
  const [form, dispatch] = useReducer(productFormReducer, start);

  const submit = async () => {
    if (!canSubmit(form)) return;
    const problems = problemsIn(form);
    if (Object.keys(problems).length > 0) {
      dispatch({ type: 'submit refused', problems });
      onProblems(problems);
      return;
    }
    dispatch({ type: 'submit started' });
    const outcome = await saveProduct(shop, form);
    dispatch(outcome);
    if (outcome.type === 'submit failed') onProblems(outcome.problems);
    else await forgetProducts(shop);
  };

  const loadNewest = async () => {
    const query = { ...productsWithDocumentIdsQuery(shop), staleTime: 0 };
    try {
      const product = (await shop.queries.fetchQuery(query)).find(({ id }) => id === form.original?.id);
      if (product) dispatch({ type: 'newest loaded', product });
      else dispatch({ type: 'submit failed', problems: { form: copy.gone }, isOutdated: false });
    } catch {
      dispatch({ type: 'submit failed', problems: { form: copy.notLoaded }, isOutdated: true });
    }
  };

  return { form, dispatch, submit, loadNewest };
};

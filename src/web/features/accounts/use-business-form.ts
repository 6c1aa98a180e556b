import { useEffect, useReducer } from 'react';
import type { Customer } from '#shared/contract/account.ts';
import { customerQuery } from '#web/lib/session/customer.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { businessDraft } from './business-draft.ts';
import { businessFormReducer, canSubmit, differs, isPng, startForm } from './business-form.ts';
import { saveBusiness } from './save-business.ts';
import { copy } from './copy.ts';

export const useBusinessForm = (customer: Customer, onSaved?: () => void) => {
  const shop = useShop();
  const [form, dispatch] = useReducer(businessFormReducer, customer, (known) =>
    startForm(known, businessDraft.read(known.id)),
  );

  useEffect(() => {
    if (form.progress !== 'editing') return;
    // Nothing that was merely looked at: it would cover what is saved elsewhere meanwhile.
    if (differs(form, startForm(customer))) businessDraft.keep(customer.id, form.values);
    else businessDraft.clear();
  }, [form, customer]);

  const chooseLogo = ([file]: File[]) => {
    if (!file) return;
    if (isPng(file)) dispatch({ type: 'logo chosen', file, url: URL.createObjectURL(file) });
    else dispatch({ type: 'logo refused', message: copy.logo.notPng });
  };

  const submit = async () => {
    if (!canSubmit(form)) return;
    dispatch({ type: 'submit started' });
    const problems = await saveBusiness(shop, form);
    if (problems) {
      dispatch({ type: 'submit failed', problems });
      return;
    }
    businessDraft.clear();
    dispatch({ type: 'submit succeeded' });
    await shop.queries.refetchQueries(customerQuery(shop));
    onSaved?.();
  };

  return { form, dispatch, chooseLogo, submit };
};

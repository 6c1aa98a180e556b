import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useReducer, useRef } from 'react';
import type { Customer } from '#shared/contract/account.ts';
import { customerQuery } from '#web/lib/session/customer.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { businessDraft } from './business-draft.ts';
import { businessFormReducer, canSubmit, differs, isAsSent, isPng, startForm } from './business-form.ts';
import { saveBusiness } from './save-business.ts';
import { copy } from './copy.ts';

export const useBusinessForm = (customer: Customer, onSaved?: () => void) => {
  const shop = useShop();
  const { country } = useRouteContext({ from: rootRouteId }).site;
  const [form, dispatch] = useReducer(businessFormReducer, customer, (known) =>
    startForm(known, businessDraft.read(known.id), country),
  );

  const current = useRef(form);
  useEffect(() => {
    current.current = form;
    // Nothing that was merely looked at: it would cover what is saved elsewhere meanwhile.
    const isDraft = form.progress !== 'saved' && differs(form, startForm(customer, {}, country));
    if (isDraft) businessDraft.keep(customer.id, form.values);
    else businessDraft.clear();
  }, [form, customer, country]);

  const chooseLogo = ([file]: File[]) => {
    if (!file) return;
    if (isPng(file)) dispatch({ type: 'logo chosen', file, url: URL.createObjectURL(file) });
    else dispatch({ type: 'logo refused', message: copy.logo.notPng });
  };

  const submit = async () => {
    if (!canSubmit(form)) return;
    dispatch({ type: 'submit started' });
    const outcome = await saveBusiness(shop, form);
    if ('problems' in outcome) {
      dispatch({ type: 'submit failed', problems: outcome.problems });
      return;
    }
    dispatch({ type: 'submit succeeded', sent: form });
    // A customer with a business is led on, away from what was typed meanwhile.
    if (!isAsSent(current.current, form)) return;
    shop.queries.setQueryData(customerQuery(shop).queryKey, outcome.customer);
    onSaved?.();
  };

  return { form, dispatch, chooseLogo, submit };
};

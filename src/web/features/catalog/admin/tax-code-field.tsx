import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { ProductForm, ProductFormEvent } from './product-form.ts';
import { copy } from './copy.ts';

type TaxCodeFieldProps = Pick<ProductForm, 'values' | 'problems'> & {
  dispatch: (event: ProductFormEvent) => void;
};

/** Nothing where the shop has no tax worked out. */
export const TaxCodeField = ({ values, problems, dispatch }: TaxCodeFieldProps) => {
  const { tax } = useRouteContext({ from: rootRouteId }).site;
  if (!tax) return null;
  return (
    <Field label={copy.labels.taxCode} hint={copy.hints.taxCode(tax.code)} error={problems.taxCode}>
      {(control) => (
        <TextInput
          {...control}
          name="taxCode"
          autoComplete="off"
          placeholder={tax.code}
          maxLength={13}
          value={values.taxCode}
          onChange={({ target }) => dispatch({ type: 'typed', values: { taxCode: target.value } })}
        />
      )}
    </Field>
  );
};

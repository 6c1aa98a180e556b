import { industries, type Industry } from '#shared/industries.ts';
import { product as limits } from '#shared/limits/product.ts';
import { copy as cardCopy } from '#web/features/catalog/copy.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import type { ProductForm, ProductFormEvent } from './product-form.ts';
import { TaxCodeField } from './tax-code-field.tsx';
import { copy } from './copy.ts';

const { labels, hints } = copy;

const industryOptions = [
  { value: '', label: copy.noIndustry },
  ...industries.map((industry) => ({ value: industry, label: cardCopy.industryName(industry) })),
];

const OFFERED_MONTHS = [3, 6, 12, 24, 36, 60];

/** Those that are offered, and the product's own. */
const updateOptions = (months: number | null) => {
  const offered = new Set([...OFFERED_MONTHS, ...(months === null ? [] : [months])]);
  return [
    { value: '', label: copy.updatesFor(null) },
    ...[...offered]
      .toSorted((one, other) => one - other)
      .map((count) => ({ value: String(count), label: copy.updatesFor(count) })),
  ];
};

type FieldsProps = { form: ProductForm; dispatch: (event: ProductFormEvent) => void };

export const MainFields = ({ form: { values, problems }, dispatch }: FieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
    <Field label={labels.name} error={problems.name} required>
      {(control) => (
        <TextInput
          {...control}
          name="name"
          autoComplete="off"
          maxLength={limits.nameLength}
          value={values.name}
          onChange={({ target }) => dispatch({ type: 'typed', values: { name: target.value } })}
        />
      )}
    </Field>
    <Field label={labels.price} error={problems.price} required>
      {(control) => (
        <TextInput
          {...control}
          name="price"
          type="number"
          inputMode="decimal"
          min={limits.minCents / 100}
          step="any"
          placeholder={copy.price}
          autoComplete="off"
          className="tabular-nums"
          value={values.price}
          onChange={({ target }) => dispatch({ type: 'typed', values: { price: target.value } })}
        />
      )}
    </Field>
  </div>
);

export const OptionalFields = ({ form: { values, problems }, dispatch }: FieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <div className="sm:col-span-2">
      <Field label={labels.description} hint={hints.description} error={problems.description}>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            maxLength={limits.descriptionLength}
            value={values.description}
            onChange={({ target }) => dispatch({ type: 'typed', values: { description: target.value } })}
          />
        )}
      </Field>
    </div>
    <Field label={labels.keywords} hint={hints.keywords} error={problems.keywords}>
      {(control) => (
        <TextInput
          {...control}
          name="keywords"
          autoComplete="off"
          value={values.keywords}
          onChange={({ target }) => dispatch({ type: 'typed', values: { keywords: target.value } })}
        />
      )}
    </Field>
    <Field label={labels.industry} error={problems.industry}>
      {(control) => (
        <Select
          {...control}
          name="industry"
          options={industryOptions}
          value={values.industry ?? ''}
          onChange={({ target }) =>
            dispatch({ type: 'typed', values: { industry: (target.value || null) as Industry | null } })
          }
        />
      )}
    </Field>
    <Field label={labels.updateMonths} hint={hints.updateMonths} error={problems.updateMonths}>
      {(control) => (
        <Select
          {...control}
          name="updateMonths"
          options={updateOptions(values.updateMonths)}
          value={values.updateMonths ?? ''}
          onChange={({ target }) =>
            dispatch({ type: 'typed', values: { updateMonths: Number(target.value) || null } })
          }
        />
      )}
    </Field>
    <TaxCodeField values={values} problems={problems} dispatch={dispatch} />
  </div>
);

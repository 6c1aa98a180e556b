import type { SubmitEvent } from 'react';
import type { Customer } from '#shared/contract/account.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { addressFieldsOf, isRequired, labelOf } from './address-fields.ts';
import { CountryField } from './country-field.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { type Field as FieldName, isFilledIn } from './business-form.ts';
import { LogoField } from './logo-field.tsx';
import { useBusinessForm } from './use-business-form.ts';
import { copy } from './copy.ts';

type Line = { field: FieldName; autoComplete: string; maxLength: number; span: string; hint?: string };

const lines: Line[] = [
  { field: 'firstName', autoComplete: 'given-name', maxLength: textLength.name, span: 'sm:col-span-3' },
  { field: 'lastName', autoComplete: 'family-name', maxLength: textLength.name, span: 'sm:col-span-3' },
  { field: 'name', autoComplete: 'organization', maxLength: textLength.businessName, span: 'sm:col-span-6' },
  {
    field: 'website',
    autoComplete: 'url',
    maxLength: textLength.website,
    span: 'sm:col-span-6',
    hint: copy.websiteHint,
  },
  { field: 'street', autoComplete: 'street-address', maxLength: textLength.street, span: 'sm:col-span-6' },
];

const place: Omit<Line, 'span'>[] = [
  { field: 'city', autoComplete: 'address-level2', maxLength: textLength.city },
  { field: 'state', autoComplete: 'address-level1', maxLength: textLength.state },
  { field: 'zipCode', autoComplete: 'postal-code', maxLength: textLength.zipCode },
];

/** By how many of them the country has. */
const spans = { 1: 'sm:col-span-6', 2: 'sm:col-span-3', 3: 'sm:col-span-2' };

const linesFor = (country: string): Line[] => {
  const fields = addressFieldsOf(country);
  const span = spans[fields.length];
  return [
    ...lines,
    ...place.filter(({ field }) => fields.some((one) => one === field)).map((line) => ({ ...line, span })),
  ];
};

const told = { editing: '', submitting: '', saved: copy.saved, outdated: copy.outdated };

type BusinessDetailsFormProps = {
  customer: Customer;
  submitLabel: string;
  /** Told once everything is saved and the customer is up to date. */
  onSaved?: () => void;
};

/**
 * What is printed into every document. A field left empty is told of once one goes on to another: the first has the
 * cursor without anybody having put it there. Used over the page, in checkout and on the profile page.
 */
export const BusinessDetailsForm = ({ customer, submitLabel, onSaved }: BusinessDetailsFormProps) => {
  const { form, dispatch, chooseLogo, submit } = useBusinessForm(customer, onSaved);
  const { country } = form.values;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-6">
        {linesFor(country).map(({ field, autoComplete, maxLength, span, hint }) => (
          <div key={field} className={span}>
            <Field
              label={labelOf(field, country)}
              error={form.problems[field]}
              hint={hint}
              required={isRequired(field, country)}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name={field}
                  autoComplete={autoComplete}
                  maxLength={maxLength}
                  value={form.values[field]}
                  onChange={(event) => dispatch({ type: 'typed', field, value: event.target.value })}
                  onBlur={({ relatedTarget }) => {
                    if (relatedTarget instanceof HTMLInputElement) dispatch({ type: 'left', field });
                  }}
                />
              )}
            </Field>
          </div>
        ))}
        <div className="sm:col-span-6">
          <CountryField
            country={country}
            problem={form.problems.country}
            onChange={(value) => dispatch({ type: 'typed', field: 'country', value })}
          />
        </div>
      </div>
      <LogoField
        logo={form.logo}
        businessName={form.values.name}
        problem={form.problems.logo}
        onFiles={chooseLogo}
      />
      {form.problems.form && <Alert tone="error" title={form.problems.form} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="lg" disabled={!isFilledIn(form)} busy={form.progress === 'submitting'}>
          {submitLabel}
        </Button>
        <Feedback tone={form.progress === 'saved' ? 'success' : 'info'}>{told[form.progress]}</Feedback>
      </div>
    </form>
  );
};

import type { ReactNode, SubmitEvent } from 'react';
import { textLength } from '#shared/limits/text-length.ts';
import { placeholders, type PlaceholderValues } from '#shared/placeholders.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { fillKeys } from './test-fill-values.ts';
import { testFillCopy as copy } from './copy.ts';

type TestFillFormProps = {
  values: PlaceholderValues;
  sample: PlaceholderValues;
  own: PlaceholderValues | undefined;
  onChange: (values: PlaceholderValues) => void;
  onFill: () => void;
  isSound: boolean;
  children: ReactNode;
};

export const TestFillForm = (props: TestFillFormProps) => {
  const { values, sample, own, onChange, onFill, isSound, children } = props;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onFill();
  };
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-5">
      {own && (
        <div role="group" aria-label={copy.values} className="flex flex-wrap gap-3">
          <Button size="sm" variant="ghost" onClick={() => onChange(sample)}>
            {copy.sample}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onChange(own)}>
            {copy.own}
          </Button>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {fillKeys.map((key) => (
          <Field key={key} label={placeholders[key].wording}>
            {(control) => (
              <TextInput
                {...control}
                value={values[key]}
                maxLength={textLength.testFill}
                onChange={(event) => onChange({ ...values, [key]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {children}
      <Button type="submit" size="lg" disabled={!isSound}>
        {copy.fill}
      </Button>
    </form>
  );
};

import { countryCodes, countryNameOf } from '#shared/addresses/country-codes.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { copy } from './copy.ts';

const countries = countryCodes
  .map((value) => ({ value, label: countryNameOf(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

type CountryFieldProps = {
  country: string;
  problem: string | undefined;
  onChange: (country: string) => void;
};

/** Chosen already: the shop's own, unless somebody is elsewhere. */
export const CountryField = ({ country, problem, onChange }: CountryFieldProps) => (
  <Field label={copy.labels.country} error={problem}>
    {(control) => (
      <Select
        {...control}
        name="country"
        autoComplete="country"
        options={countries}
        value={country}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);

import { addressProblemsOf } from '#shared/addresses/address-problems.ts';
import { addressRuleOf, hasState, hasZip } from '#shared/addresses/address-rules.ts';
import { copy } from './copy.ts';

type Field = keyof typeof copy.labels;
type PlaceField = 'city' | 'state' | 'zipCode';

/** What follows the street in a country. */
export const addressFieldsOf = (country: string): [PlaceField, ...PlaceField[]] & { length: 1 | 2 | 3 } => {
  const rule = addressRuleOf(country);
  const state: PlaceField[] = hasState(rule) ? ['state'] : [];
  const zip: PlaceField[] = hasZip(rule) ? ['zipCode'] : [];
  return ['city', ...state, ...zip] as [PlaceField] & { length: 1 | 2 | 3 };
};

export const labelOf = (field: Field, country: string) => {
  const { stateLabel, zipLabel } = addressRuleOf(country);
  if (field === 'state') return stateLabel;
  return field === 'zipCode' ? zipLabel : copy.labels[field];
};

export const isRequired = (field: Field, country: string) => {
  const { required } = addressRuleOf(country);
  if (field === 'state') return required.includes('S');
  if (field === 'zipCode') return required.includes('Z');
  return field !== 'website' && field !== 'country';
};

/** What is wrong with a part of an address that somebody has typed. */
export const addressFinding = (
  field: Field,
  { state, zipCode, country }: { state: string; zipCode: string; country: string },
) =>
  field === 'state' || field === 'zipCode'
    ? addressProblemsOf({ state: state.trim(), zipCode: zipCode.trim() }, country)[field]
    : undefined;

import { addressRuleOf, hasState, hasZip } from './address-rules.ts';
import { countryNameOf } from './country-codes.ts';

type Given = { state: string; zipCode: string };

/** What an address still lacks or has too much of, by field; the sentence begins with the field's name. */
export const addressProblemsOf = (given: Given, country: string): Partial<Given> => {
  const state = stateProblem(given.state, country);
  const zipCode = zipProblem(given.zipCode, country);
  return { ...(state !== undefined && { state }), ...(zipCode !== undefined && { zipCode }) };
};

const EMPTY = 'must not be empty';

const stateProblem = (state: string, country: string) => {
  const rule = addressRuleOf(country);
  if (!hasState(rule)) return unused(state, country);
  return state === '' && rule.required.includes('S') ? EMPTY : undefined;
};

const zipProblem = (zipCode: string, country: string) => {
  const rule = addressRuleOf(country);
  if (!hasZip(rule)) return unused(zipCode, country);
  if (zipCode === '') return rule.required.includes('Z') ? EMPTY : undefined;
  return rule.zip && !rule.zip.pattern.test(zipCode) ? `must look like ${rule.zip.example}` : undefined;
};

const unused = (value: string, country: string) =>
  value === '' ? undefined : `must be left out: addresses in ${countryNameOf(country)} have none`;

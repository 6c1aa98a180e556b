import { type AddressRule, addressRuleOf } from './address-rules.ts';
import { countryNameOf } from './country-codes.ts';

export type Address = {
  street: string;
  city: string;
  state: string;
  zipCode: string;
  /** Without one, the shop's own. */
  country?: string | undefined;
};

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The lines of an address as its country writes them, without the country. */
export const addressLinesOf = (address: Address, country: string): string[] => {
  const rule = addressRuleOf(country);
  return formatFor(rule, address)
    .split('|')
    .map((line) => fillLine(line, address))
    .filter((line) => line !== '');
};

/** On one line. The country is named where it is not the shop's own. */
export const formatAddress = (address: Address, shopCountry: string) => {
  const country = address.country ?? shopCountry;
  const lines = addressLinesOf(address, country);
  return [...lines, ...(country === shopCountry ? [] : [countryNameOf(country)])].join(', ');
};

const formatFor = ({ format, ownFormat }: AddressRule, { street, city }: Address) =>
  ownFormat !== undefined && EAST_ASIAN.test(`${street}${city}`) ? ownFormat : format;

/** What stands between two parts is written only where both are; what stands before the first belongs to it. */
const fillLine = (line: string, { street, city, state, zipCode }: Address) => {
  const values: Record<string, string> = { '%A': street, '%C': city, '%S': state, '%Z': zipCode };
  let filled = '';
  for (const [, before = '', part = ''] of line.matchAll(/([^%]*)(%[ACSZ])/g)) {
    const value = values[part] ?? '';
    if (value === '') continue;
    const isPrefix = line.startsWith(`${before}${part}`);
    filled += `${filled === '' && !isPrefix ? '' : before}${value}`;
  }
  return filled;
};

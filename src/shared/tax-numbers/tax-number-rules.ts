/** As the provider calls them. */
export const taxNumberTypes = ['eu_vat', 'gb_vat', 'us_ein', 'no_vat', 'au_abn', 'ca_bn', 'nz_gst'] as const;
export type TaxNumberType = (typeof taxNumberTypes)[number];

type Rule = { type: TaxNumberType; pattern: RegExp; example: string };

const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

const ELSEWHERE: Record<string, Rule> = {
  AU: { type: 'au_abn', pattern: /^\d{11}$/, example: '00000000000' },
  CA: { type: 'ca_bn', pattern: /^\d{9}$/, example: '000000000' },
  GB: { type: 'gb_vat', pattern: /^GB\d{9}$/, example: 'GB000000000' },
  NO: { type: 'no_vat', pattern: /^\d{9}MVA$/, example: '000000000MVA' },
  NZ: { type: 'nz_gst', pattern: /^\d{9}$/, example: '000000000' },
  US: { type: 'us_ein', pattern: /^\d{2}-?\d{7}$/, example: '00-0000000' },
};

export const isInEu = (country: string | null | undefined) => EU.has(country ?? '');

/** What a tax number of a country looks like; undefined where none is asked for. */
export const taxNumberRuleOf = (country: string | null | undefined): Rule | undefined => {
  if (!isInEu(country)) return ELSEWHERE[country ?? ''];
  const prefix = prefixOf(country ?? '');
  return { type: 'eu_vat', pattern: new RegExp(`^${prefix}[A-Z0-9]{8,12}$`), example: `${prefix}000000000` };
};

/** As it is written to the provider; undefined for one that cannot be: of another country, too short, or in letters where there are none. */
export const readTaxNumber = (typed: string, country: string | null | undefined) => {
  const value = typed.replaceAll(/[\s.]/g, '').toUpperCase();
  const rule = taxNumberRuleOf(country);
  return rule?.pattern.test(value) ? { type: rule.type, value } : undefined;
};

/** Greece calls itself otherwise here. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country);

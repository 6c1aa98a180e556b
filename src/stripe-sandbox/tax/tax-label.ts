import type { SessionObject } from '#stripe-sandbox/objects/sessions.ts';

const NAMES: Record<string, string> = { vat: 'VAT', sales_tax: 'Sales tax' };

/** 'VAT 20 %', 'Sales tax 6.25 % included', 'Reverse charge'; undefined where tax was not looked at. */
export const taxLabelOf = ({ total_details: { breakdown } }: Pick<SessionObject, 'total_details'>) => {
  const [tax] = breakdown?.taxes ?? [];
  if (!tax) return undefined;
  if (tax.taxability_reason === 'reverse_charge') return 'VAT, reverse charge';
  const { percentage, tax_type: type, inclusive } = tax.rate;
  return `${NAMES[type] ?? 'Tax'} ${percentage} %${inclusive && percentage > 0 ? ' included' : ''}`;
};

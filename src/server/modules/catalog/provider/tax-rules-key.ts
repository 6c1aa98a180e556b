import type { TaxRules } from '#server/ports/payments.ts';

/** By which rules the provider was told of a product: other rules, and it has to be told again. Empty where no tax is worked out. */
export const taxRulesKey = (tax: TaxRules | undefined) => (tax ? `${tax.prices} ${tax.code}` : '');

import type { TaxNumberStatus } from '#shared/tax-numbers/tax-number-contract.ts';
import type { TaxNumberType } from '#shared/tax-numbers/tax-number-rules.ts';

export type TaxNumberFacts = {
  value: string;
  /** What the provider has found out about it. */
  status: TaxNumberStatus;
};

/** The tax number of a customer, as the provider has it: it goes on the invoices that are made from then on. */
export type TaxNumbers = {
  /** Null where none was given, and of a customer the provider does not know. */
  find: (customerId: string) => Promise<TaxNumberFacts | null>;
  /** In the place of the one before; undefined when the provider takes it for one that cannot be: then that one stays. */
  replace: (
    customerId: string,
    number: { type: TaxNumberType; value: string },
  ) => Promise<TaxNumberFacts | undefined>;
  remove: (customerId: string) => Promise<void>;
};

import { z } from 'zod';
import { textLine } from '#shared/text.ts';

/** Of some countries' numbers nobody can find out anything. */
export const taxNumberStatuses = ['verified', 'unverified', 'pending', 'unavailable'] as const;
export type TaxNumberStatus = (typeof taxNumberStatuses)[number];

const LONGEST = 40;

/** An empty one takes away what was given. */
export const taxNumberInput = z.strictObject({ number: textLine(LONGEST) });

/** Answer of `getTaxNumber` and `setTaxNumber`; null where nobody is asked for one. */
export type TaxNumber = {
  number: { value: string; status: TaxNumberStatus } | null;
  /** Such as `DE000000000`. */
  example: string;
} | null;

import { textLength } from '#shared/limits/text-length.ts';
import { addressText } from '#web/lib/address-text.ts';

/** What is looked for stands in the address. */
export type CustomerSearch = { q?: string | undefined };

export const customerSearchOf = ({ q }: Record<string, unknown>): CustomerSearch => {
  const text = addressText(q)?.trim() ?? '';
  return { q: text === '' ? undefined : text.slice(0, textLength.email) };
};

import type { Values } from './business-form.ts';
import { fields } from './business-form.ts';

const KEY = 'bindery.business-draft';

/** What was typed and not yet saved, so that a reload or a detour loses nothing. It ends with the tab. */
export const businessDraft = {
  read: (customerId: string): Partial<Values> => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
        of: string;
        values: Partial<Values>;
      } | null;
      if (kept?.of !== customerId) return {};
      return Object.fromEntries(
        fields.flatMap((field) =>
          typeof kept.values[field] === 'string' ? [[field, kept.values[field]]] : [],
        ),
      );
    } catch {
      return {};
    }
  },
  keep: (customerId: string, values: Values) =>
    sessionStorage.setItem(KEY, JSON.stringify({ of: customerId, values })),
  clear: () => sessionStorage.removeItem(KEY),
};

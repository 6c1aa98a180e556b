import type { Unsaved } from './answering.ts';

const KEY = 'bindery.unsaved-answers';

/** What was typed and not yet saved, so that a reload loses nothing. It ends with the tab. */
export const unsavedAnswers = {
  read: (customerId: string): Unsaved => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
        of: string;
        unsaved: Unsaved;
      } | null;
      return kept?.of === customerId ? kept.unsaved : {};
    } catch {
      return {};
    }
  },
  keep: (customerId: string, unsaved: Unsaved) => {
    if (Object.keys(unsaved).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ of: customerId, unsaved }));
  },
};

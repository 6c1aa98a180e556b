import type { PageViewEntry } from '#shared/contract/page-view.ts';

/** An entry of the list, and which of its marks is looked at. */
export type Chosen = { entry: number; mark: number } | undefined;

export type Choosing =
  | { type: 'entry chosen'; entry: number }
  | { type: 'mark chosen'; entry: number; mark: number }
  | { type: 'moved'; by: 1 | -1 };

/** Choosing an entry once more goes on to its next mark. */
export const choosingReducer =
  (entries: readonly Pick<PageViewEntry, 'marks'>[]) =>
  (chosen: Chosen, event: Choosing): Chosen => {
    if (event.type === 'mark chosen') return { entry: event.entry, mark: event.mark };
    if (event.type === 'entry chosen' && event.entry !== chosen?.entry)
      return { entry: event.entry, mark: 0 };
    if (!chosen) return undefined;
    const count = entries[chosen.entry]?.marks.length ?? 0;
    const by = event.type === 'moved' ? event.by : 1;
    return { ...chosen, mark: count === 0 ? 0 : (chosen.mark + by + count) % count };
  };

export const entryId = (entry: number) => `page-view-entry-${entry}`;
export const markId = (entry: number, mark: number) => `page-view-mark-${entry}-${mark}`;

import type { PageViewEntry } from '#shared/contract/page-view.ts';

/** An entry of the list, and which of its marks is looked at. */
export type Chosen = { entry: number; mark: number } | undefined;

export type Choosing =
  | { type: 'entry chosen'; entry: number }
  | { type: 'mark chosen'; entry: number; mark: number }
  | { type: 'moved'; by: 1 | -1 };

type Marked = Pick<PageViewEntry, 'marks'>;

/** Where a tag begins, among the marks of an entry. */
export const beginningsOf = ({ marks }: Marked) =>
  marks.flatMap(({ isContinued }, index) => (isContinued ? [] : [index]));

/** Choosing an entry once more goes on to its next tag; a mark stands for the whole tag. */
export const choosingReducer =
  (entries: readonly Marked[]) =>
  (chosen: Chosen, event: Choosing): Chosen => {
    const entry = 'entry' in event ? event.entry : chosen?.entry;
    const marked = entry === undefined ? undefined : entries[entry];
    if (entry === undefined || !marked) return chosen;
    const beginnings = beginningsOf(marked);
    if (event.type === 'mark chosen')
      return { entry, mark: beginnings.findLast((beginning) => beginning <= event.mark) ?? 0 };
    if (entry !== chosen?.entry) return { entry, mark: 0 };
    const by = event.type === 'moved' ? event.by : 1;
    return { entry, mark: beginnings.at((beginnings.indexOf(chosen.mark) + by) % beginnings.length) ?? 0 };
  };

export const entryId = (entry: number) => `page-view-entry-${entry}`;
export const markId = (entry: number, mark: number) => `page-view-mark-${entry}-${mark}`;

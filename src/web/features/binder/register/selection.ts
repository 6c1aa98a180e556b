import type { BinderDocument } from '#shared/contract/binder.ts';
import { binder } from '#shared/limits/binder.ts';

/** What is ticked, over all pages, as it was last seen: only what was seen is approved. */
export type Selection = {
  chosen: ReadonlyMap<number, BinderDocument>;
  /** The last one that was ticked, from which a range goes on. */
  anchor: number | undefined;
};

export type SelectionEvent =
  | { type: 'toggled'; id: number; isRange: boolean; listed: readonly BinderDocument[] }
  | { type: 'page toggled'; listed: readonly BinderDocument[] }
  | { type: 'listed'; listed: readonly BinderDocument[] }
  | { type: 'cleared' };

export const nothingSelected: Selection = { chosen: new Map(), anchor: undefined };

/** How much of a page is ticked. */
export const pageShareOf = ({ chosen }: Selection, listed: readonly BinderDocument[]) => {
  const count = listed.filter(({ id }) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === listed.length ? 'all' : 'some';
};

export const select = (selection: Selection, event: SelectionEvent): Selection => {
  const { chosen, anchor } = selection;
  switch (event.type) {
    case 'toggled': {
      const { id, isRange, listed } = event;
      const range = isRange ? rangeOf(listed, anchor, id) : listed.filter((document) => document.id === id);
      return { chosen: chosen.has(id) ? without(chosen, range) : withAll(chosen, range), anchor: id };
    }
    case 'page toggled': {
      const { listed } = event;
      const isWhole = pageShareOf(selection, listed) === 'all';
      return { chosen: isWhole ? without(chosen, listed) : withAll(chosen, listed), anchor: undefined };
    }
    case 'listed': {
      const known = event.listed.filter(({ id }) => chosen.has(id));
      return known.length === 0 ? selection : { chosen: withAll(chosen, known), anchor };
    }
    default:
      return nothingSelected;
  }
};

const rangeOf = (listed: readonly BinderDocument[], anchor: number | undefined, id: number) => {
  const [from, to] = [anchor ?? id, id].map((at) => listed.findIndex((document) => document.id === at));
  if (from === undefined || to === undefined || from < 0) return listed.slice(to, (to ?? 0) + 1);
  return listed.slice(Math.min(from, to), Math.max(from, to) + 1);
};

const without = (chosen: Selection['chosen'], documents: readonly BinderDocument[]) => {
  const left = new Map(chosen);
  for (const { id } of documents) left.delete(id);
  return left;
};

/** No more than can be approved in one go. */
const withAll = (chosen: Selection['chosen'], documents: readonly BinderDocument[]) => {
  const all = new Map(chosen);
  for (const document of documents)
    if (all.has(document.id) || all.size < binder.maxAtOnce) all.set(document.id, document);
  return all;
};

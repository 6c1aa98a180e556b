import type { XmlElement } from './xml-element.ts';

/** Put `text` in the place of `[start, end)` of a source. */
export type Edit = { start: number; end: number; text: string };

type Range = { start: number; end: number };

/** Every byte outside the edits is kept. An edit inside the range of a wider one is void. Without a range: the whole source. */
export const applyEdits = (
  source: string,
  edits: readonly Edit[],
  range: Range = { start: 0, end: source.length },
): string => {
  const pieces: string[] = [];
  let reached = range.start;
  for (const { start, end, text } of edits.toSorted(outermostFirst)) {
    if (start < reached) continue;
    pieces.push(source.slice(reached, start), text);
    reached = end;
  }
  pieces.push(source.slice(reached, range.end));
  return pieces.join('');
};

const outermostFirst = (one: Edit, other: Edit) => one.start - other.start || other.end - one.end;

export const remove = ({ start, end }: Range): Edit => ({ start, end, text: '' });

/** Where an element ends may not have been read yet when it is replaced, so its end is asked for when applied. */
export const replaceElement = (element: XmlElement, text: string): Edit => ({
  start: element.start,
  get end() {
    return element.closeEnd;
  },
  text,
});

export const removeElement = (element: XmlElement): Edit => replaceElement(element, '');

import { attributeRange } from '#office/xml/attribute-ranges.ts';
import { type Edit, removeElement } from '#office/xml/edits.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

const LISTS =
  /:(?:mergeCells|hyperlinks|dataValidations|conditionalFormattings|ignoredErrors|protectedRanges|rowBreaks|commentList|sparklines|sparklineGroup|sparklineGroups)$/;
/** A list of comments may be empty. */
const MAY_BE_EMPTY = /:commentList$/;

export type Tally = {
  add: (list: XmlElement | undefined, count: number) => void;
  close: (element: XmlElement) => void;
};

/** Counts what is left in lists that say how long they are; Excel takes an empty one for damaged. */
export const createTally = (source: string, edits: Edit[]): Tally => {
  const counts = new Map<XmlElement, number>();
  const add = (list: XmlElement | undefined, count: number) => {
    if (list && LISTS.test(list.name)) counts.set(list, (counts.get(list) ?? 0) + count);
  };
  return {
    add,
    close: (element) => {
      const count = counts.get(element);
      if (count === undefined) return;
      add(element.parent, count === 0 ? 0 : 1);
      if (count === 0 && !MAY_BE_EMPTY.test(element.name)) edits.push(removeElement(element));
      for (const name of ['count', 'manualBreakCount']) {
        const range = attributeRange(source, element, name);
        if (range && range.value !== String(count))
          edits.push({ start: range.start, end: range.end, text: String(count) });
      }
    },
  };
};

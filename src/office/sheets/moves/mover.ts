import type { PlannedCopy } from '#office/sheets/rows/plan-rows.ts';
import type { SheetRow } from '#office/sheets/rows/read-rows.ts';
import type { MovedSheets } from '#office/sheets/references/move-formula.ts';
import type { RowMap } from '#office/sheets/references/row-map.ts';
import { attributeRanges } from '#office/xml/attribute-ranges.ts';
import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { escapeAttribute, escapeText } from '#office/xml/escape-xml.ts';
import type { XmlElement, XmlVisitor } from '#office/xml/xml-element.ts';
import type { Tally } from './tally.ts';

/** A sheet whose rows went or were repeated. */
export type MovedSheet = {
  map: RowMap;
  copies: readonly PlannedCopy[];
  /** As they stand in the template. */
  rows: readonly SheetRow[];
  source: string;
};

/** A part while what names rows in it is being moved. */
export type Mover = {
  source: string;
  edits: Edit[];
  /** The sheet the part belongs to, as a person calls it. */
  sheet: string | undefined;
  /** The same, if its own rows have moved. */
  own: MovedSheet | undefined;
  moved: MovedSheets;
  tally: Tally;
};

/** Nothing stands for an attribute that is to go. */
export const setAttributes = (
  { source }: Pick<Mover, 'source'>,
  element: XmlElement,
  values: Readonly<Record<string, string | undefined>>,
): Edit[] =>
  attributeRanges(source, element).flatMap(({ name, value, start, end, outerStart, outerEnd }) => {
    if (!Object.hasOwn(values, name) || values[name] === value) return [];
    const text = values[name];
    return text === undefined
      ? [{ start: outerStart, end: outerEnd, text: '' }]
      : [{ start, end, text: escapeAttribute(text) }];
  });

/** An element as it is written with other attributes. */
export const withAttributes = (
  mover: Pick<Mover, 'source'>,
  element: XmlElement,
  values: Readonly<Record<string, string | undefined>>,
) =>
  applyEdits(mover.source, setAttributes(mover, element, values), {
    start: element.start,
    end: element.closeEnd,
  });

export const setContent = ({ end, closeStart }: XmlElement, text: string): Edit => ({
  start: end,
  end: closeStart,
  text: escapeText(text),
});

/** Calls with each element of such a name and the text in it, once it is complete. */
export const collectLeaves = (
  isLeaf: (element: XmlElement) => boolean,
  onLeaf: (element: XmlElement, text: string) => void,
): Required<XmlVisitor> => {
  let leaf: XmlElement | undefined;
  let written = '';
  return {
    open: (element) => {
      if (!isLeaf(element)) return;
      leaf = element;
      written = '';
    },
    text: ({ parent, content }) => {
      if (parent === leaf) written += content;
    },
    close: (element) => {
      if (element !== leaf) return;
      leaf = undefined;
      onLeaf(element, written);
    },
  };
};

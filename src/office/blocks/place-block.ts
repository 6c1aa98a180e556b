import { findTags } from '#office/text/find-tags.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { around, CELL, pathBelow, ROW, TABLE } from './ancestors.ts';
import { type Marker, paragraphOf } from './marker.ts';
import type { MatchedBlock } from './match-blocks.ts';
import {
  beginsSection,
  endsSection,
  hasSectionBetween,
  isBare,
  isBareRow,
  isBareText,
} from './read-source.ts';

/** Where one stretch of a block ends and the next begins; what lies between goes. The element is the innermost one there. */
export type Boundary = { before: number; after: number; element: XmlElement };

/** A block by what goes or repeats: the first boundary opens it, the last closes it. */
export type PlacedBlock = MatchedBlock & { boundaries: Boundary[]; isOfRows: boolean };

/** What lies between the ends of a block and cannot be cut. */
export type Obstacle = { between: [Marker, Marker]; obstacle: string };

export const placeBlock = (source: string, block: MatchedBlock): PlacedBlock | Obstacle => {
  const markers = [block.open, ...block.parts, block.close];
  const containers = new Set(markers.map((marker) => paragraphOf(marker).parent));
  if (containers.size === 1) return placeInText(source, block, markers);
  const tables = new Set(markers.map(tableOf));
  if (tables.size === 1 && !tables.has(undefined)) return placeInRows(source, block, markers);
  return { between: [block.open, block.close], obstacle: edgeBetween(markers) };
};

const tableOf = (marker: Marker) => {
  const cell = around(paragraphOf(marker), CELL);
  return cell && around(cell, TABLE);
};

const edgeBetween = (markers: readonly Marker[]) => {
  if (new Set(markers.map(tableOf)).size > 1) return 'the edge of a table';
  return 'the edge of a content control';
};

/** What may be cut in two that are each as sound as the whole. */
const DIVISIBLE: ReadonlySet<string> = new Set([
  'w:t',
  'w:r',
  'w:hyperlink',
  'w:ins',
  'w:moveTo',
  'w:smartTag',
]);
const INDIVISIBLE: ReadonlyMap<string, string> = new Map([
  ['w:sdtContent', 'the edge of a content control'],
  ['w:fldSimple', 'the edge of a field'],
]);

const indivisibleAround = ({ element, text }: Marker) =>
  pathBelow(element, text.container).findLast(({ name }) => !DIVISIBLE.has(name) && name !== 'w:p');

const placeInText = (
  source: string,
  block: MatchedBlock,
  markers: readonly Marker[],
): PlacedBlock | Obstacle => {
  const whole = indivisibleAround(block.open);
  const other = markers.find((marker) => indivisibleAround(marker) !== whole);
  if (other) {
    const { name = '' } = whole ?? indivisibleAround(other) ?? {};
    return { between: [block.open, other], obstacle: INDIVISIBLE.get(name) ?? 'a piece that cannot be cut' };
  }
  if (hasSectionBetween(source, block.open.at, block.close.at) && !isOfSections(source, block))
    return { between: [block.open, block.close], obstacle: 'a section break' };
  return { ...block, isOfRows: false, boundaries: markers.map((marker) => boundaryInText(source, marker)) };
};

/** Sections go whole: with the break that ends them. */
const isOfSections = (source: string, { open, close }: MatchedBlock) =>
  [open, close].every((marker) => {
    const paragraph = paragraphOf(marker);
    return (
      isBareText(marker.text.text) && (beginsSection(source, paragraph) || endsSection(source, paragraph))
    );
  });

const boundaryInText = (source: string, marker: Marker): Boundary => {
  const { at, element, text } = marker;
  const { parent, start, closeEnd } = text.container;
  if (!parent || !isBareText(text.text)) return { before: at, after: at, element };
  if (endsSection(source, text.container)) return { before: closeEnd, after: closeEnd, element: parent };
  return isAlone(source, text.container, text.text)
    ? { before: start, after: closeEnd, element: parent }
    : { before: at, after: at, element };
};

/** Whether a paragraph holds one tag and nothing else, so that it goes with it. */
const isAlone = (source: string, paragraph: XmlElement, text: string) =>
  findTags(text).length === 1 && isBare(source.slice(paragraph.start, paragraph.closeEnd));

const placeInRows = (
  source: string,
  block: MatchedBlock,
  markers: readonly Marker[],
): PlacedBlock | Obstacle => {
  const rows = markers.flatMap((marker) => around(paragraphOf(marker), ROW) ?? []);
  const [first] = rows;
  const isApart = new Set(rows).size > 1;
  const boundaries = rows.map((row, index): Boundary => {
    const element = row.parent ?? row;
    if (isApart && isBareRow(source, row)) return { before: row.start, after: row.closeEnd, element };
    const at = index > 0 && index === rows.length - 1 ? row.closeEnd : row.start;
    return { before: at, after: at, element };
  });
  const stuck = markers.findIndex(
    (_, index) => index > 0 && (boundaries[index]?.before ?? 0) < (boundaries[index - 1]?.after ?? 0),
  );
  const isTorn = rows.some(({ parent }) => parent !== first?.parent);
  const isElseInside = block.parts.some((_, index) => rows[index + 1] === first);
  if (isTorn) return { between: [block.open, block.close], obstacle: 'the edge of a content control' };
  if (stuck !== -1 || isElseInside)
    return {
      between: [block.open, markers[Math.max(stuck, 1)] ?? block.close],
      obstacle: 'the edge of a table cell',
    };
  return { ...block, isOfRows: true, boundaries };
};

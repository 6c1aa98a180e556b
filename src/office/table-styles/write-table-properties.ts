import type { Edit } from '#office/xml/edits.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { type Look, TABLE_PLACES } from './look.ts';
import { writerBeside } from './write-element.ts';

/** The order that Word asks for. */
const ORDER = [
  'w:tblpPr',
  'w:tblOverlap',
  'w:bidiVisual',
  'w:tblStyleRowBandSize',
  'w:tblStyleColBandSize',
  'w:tblW',
  'w:jc',
  'w:tblCellSpacing',
  'w:tblInd',
  'w:tblBorders',
  'w:shd',
  'w:tblLayout',
  'w:tblCellMar',
];
const WRITTEN_ANEW: ReadonlySet<string> = new Set(['w:tblStyle', 'w:tblInd', 'w:tblBorders', 'w:tblCellMar']);

type Child = { name: string; text: string };

/** The properties of a table, without its style and with this look. */
export const writeTableProperties = (
  source: string,
  properties: XmlElement,
  elements: readonly XmlElement[],
  look: Look,
): Edit => {
  const kept = elements
    .filter(({ name, parent }) => parent === properties && !WRITTEN_ANEW.has(name))
    .map(({ name, start, closeEnd }): Child => ({ name, text: source.slice(start, closeEnd) }));
  const children = [...kept, ...writeLook(properties, look)].toSorted(
    (one, other) => rank(one) - rank(other),
  );
  return {
    start: properties.end,
    end: properties.closeStart,
    text: children.map(({ text }) => text).join(''),
  };
};

const rank = ({ name }: Child) => {
  const index = ORDER.indexOf(name);
  return index === -1 ? ORDER.length : index;
};

const writeLook = (properties: XmlElement, look: Look): Child[] => {
  const writer = writerBeside(properties);
  const children: Child[] = [];
  const sides = new Map<string, string>();
  for (const place of TABLE_PLACES) {
    const said = look.get(place);
    if (!said) continue;
    const [, name = '', side] = place.split('/');
    if (side === undefined) children.push({ name, text: writer.element(name, said) });
    else sides.set(name, (sides.get(name) ?? '') + writer.element(side, said));
  }
  return [...children, ...[...sides].map(([name, text]) => ({ name, text: writer.holder(name, text) }))];
};

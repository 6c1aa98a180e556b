import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';
import { isBare } from './read-source.ts';

/** Lists that begin anew where a block repeats them: copies of their numbering, each counting from its own start. */
export type Restarts = {
  /** The number of a copy of this list. */
  restart: (list: string) => string;
  /** The numbering of the document with all copies in it. */
  apply: (numbering: string) => string;
};

export const createRestarts = (readNumbering: () => string | undefined): Restarts => {
  const copies: { of: string; as: string }[] = [];
  let largest: number | undefined;
  const restart = (list: string) => {
    largest ??= Math.max(0, ...[...readLists(readNumbering()).keys()].map(Number));
    largest += 1;
    copies.push({ of: list, as: String(largest) });
    return String(largest);
  };
  const apply = (source: string) => {
    if (copies.length === 0) return source;
    const lists = readLists(source);
    const end = Math.max(...[...lists.values()].map(({ closeEnd }) => closeEnd));
    const written = copies.flatMap(({ of, as }) => {
      const list = lists.get(of);
      return list ? [copyOf(source, list, as)] : [];
    });
    return source.slice(0, end) + written.join('') + source.slice(end);
  };
  return { restart, apply };
};

const readLists = (numbering: string | undefined) => {
  const lists = new Map<string, XmlElement>();
  const open = (element: XmlElement) => {
    if (element.name === 'w:num') lists.set(attributeOf(element, 'w:numId') ?? '', element);
  };
  if (numbering !== undefined) scanXml(numbering, { open });
  return lists;
};

const copyOf = (source: string, { start, closeEnd, qname }: XmlElement, as: string) => {
  const prefix = qname.slice(0, -'num'.length);
  const anew = `<${prefix}lvlOverride ${prefix}ilvl="0"><${prefix}startOverride ${prefix}val="1"/></${prefix}lvlOverride>`;
  const copy = source.slice(start, closeEnd).replace(/numId="[^"]*"/, `numId="${as}"`);
  return /startOverride/.test(copy) ? copy : copy.replace(/(abstractNumId[^>]*\/>)/, `$1${anew}`);
};

const LIST = /<(?:\w+:)?numId\s[^>]*?val="(\d+)"\s*\/>/g;
const PARAGRAPH = /<(?:\w+:)?p[\s>]/g;

/** The lists that begin inside a repeated stretch, after something else in it, and are nowhere else. */
export const listsBegunIn = (source: string, start: number, end: number): string[] => {
  const stretch = source.slice(start, end);
  const inside = countLists(stretch);
  if (inside.size === 0) return [];
  const everywhere = countLists(source);
  return [...inside].flatMap(([list, { count, first }]) => {
    if (everywhere.get(list)?.count !== count) return [];
    const paragraph = [...stretch.slice(0, first).matchAll(PARAGRAPH)].at(-1)?.index ?? 0;
    return isBare(stretch.slice(0, paragraph)) ? [] : [list];
  });
};

const countLists = (source: string) => {
  const counts = new Map<string, { count: number; first: number }>();
  for (const { 1: list = '', index } of source.matchAll(LIST)) {
    const known = counts.get(list);
    if (known) known.count += 1;
    else counts.set(list, { count: 1, first: index });
  }
  return counts;
};

/** A later row of what is repeated, with its lists counting anew. */
export const restartLists = (text: string, lists: readonly string[], { restart }: Restarts): string => {
  if (lists.length === 0) return text;
  const numbers = new Map(lists.map((list) => [list, restart(list)]));
  return text.replaceAll(LIST, (written, list: string) =>
    numbers.has(list) ? written.replace(`val="${list}"`, `val="${numbers.get(list)}"`) : written,
  );
};

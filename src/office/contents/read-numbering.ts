import { writeNumber } from '#office/fields/write-number.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';

type Level = { start: number; format: string; text: string };
type Place = { id: string; level: number };

/** The numbers that Word puts before paragraphs, one after the other as they come in the text. */
export type Numbering = (place: Place) => string;

const LEVELS = 9;

export const readNumbering = (source: string | undefined): Numbering => {
  const abstracts = new Map<string, Map<number, Level>>();
  const lists = new Map<string, string>();
  /** Where a list begins anew although others of its kind came before it. */
  const restarts = new Map<string, Map<number, number>>();
  let [abstract, list, level] = ['', '', 0];
  const levelAt = (id: string, index: number) => {
    const levels = abstracts.get(id) ?? new Map<number, Level>();
    abstracts.set(id, levels);
    const found = levels.get(index) ?? { start: 1, format: 'decimal', text: '' };
    levels.set(index, found);
    return found;
  };
  const open = (element: XmlElement) => {
    const value = attributeOf(element, 'w:val') ?? '';
    const { name, parent } = element;
    if (name === 'w:abstractNum') abstract = attributeOf(element, 'w:abstractNumId') ?? '';
    if (name === 'w:num') list = attributeOf(element, 'w:numId') ?? '';
    if (name === 'w:abstractNumId' && parent?.name === 'w:num') lists.set(list, value);
    if (name === 'w:lvlOverride') level = Number(attributeOf(element, 'w:ilvl'));
    if (name === 'w:startOverride')
      restarts.set(list, (restarts.get(list) ?? new Map<number, number>()).set(level, Number(value)));
    if (name === 'w:lvl' && parent?.name === 'w:abstractNum') level = Number(attributeOf(element, 'w:ilvl'));
    if (parent?.name !== 'w:lvl' || parent.parent?.name !== 'w:abstractNum') return;
    if (name === 'w:start') levelAt(abstract, level).start = Number(value);
    if (name === 'w:numFmt') levelAt(abstract, level).format = value;
    if (name === 'w:lvlText') levelAt(abstract, level).text = value;
  };
  if (source !== undefined) scanXml(source, { open });

  const counters = new Map<string, (number | undefined)[]>();
  return ({ id, level: index }) => {
    const key = lists.get(id);
    const own = key === undefined ? undefined : abstracts.get(key)?.get(index);
    if (key === undefined || !own) return '';
    const counts = counters.get(key) ?? [];
    counters.set(key, counts);
    for (const [at, start] of restarts.get(id) ?? []) counts[at] = start - 1;
    restarts.delete(id);
    counts[index] = (counts[index] ?? own.start - 1) + 1;
    for (let below = index + 1; below < LEVELS; below += 1) counts[below] = undefined;
    if (own.format === 'bullet' || own.format === 'none') return '';
    return own.text.replaceAll(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const { start, format } = levelAt(key, at);
      return writeNumber(counts[at] ?? start, format);
    });
  };
};

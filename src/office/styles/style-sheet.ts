import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, isOn, type XmlElement } from '#office/xml/xml-element.ts';

type Style<Facts> = { name: string; basedOn: string | undefined; facts: Facts };

/** What to look for in styles: `note` sees every element of one, and of what is said outside of them. */
type Looking<Facts> = { nothing: () => Facts; note: (facts: Facts, element: XmlElement) => void };

export type StyleSheet<Facts> = ReturnType<typeof readStyleSheet<Facts>>;

/** The styles of a Word document, by what somebody wants to know of them. Most documents show few of those they list. */
export const readStyleSheet = <Facts>(source: string | undefined, { nothing, note }: Looking<Facts>) => {
  const styles = new Map<string, Style<Facts>>();
  const defaultIds: string[] = [];
  const defaults = nothing();
  let normalId: string | undefined;
  let current: Style<Facts> | undefined;

  const open = (element: XmlElement) => {
    if (element.name === 'w:style') {
      const id = attributeOf(element, 'w:styleId') ?? '';
      current = { name: '', basedOn: undefined, facts: nothing() };
      styles.set(id, current);
      if (isOn(attributeOf(element, 'w:default'))) {
        defaultIds.push(id);
        if (attributeOf(element, 'w:type') === 'paragraph') normalId = id;
      }
    }
    if (current && element.parent?.name === 'w:style') {
      if (element.name === 'w:name') current.name = attributeOf(element, 'w:val') ?? '';
      if (element.name === 'w:basedOn') current.basedOn = attributeOf(element, 'w:val');
    }
    note(current?.facts ?? defaults, element);
  };
  const close = ({ name }: XmlElement) => {
    if (name === 'w:style') current = undefined;
  };
  if (source !== undefined) scanXml(source, { open, close });

  const withBases = (ids: Iterable<string>) => {
    const reached = new Set<Style<Facts>>();
    for (const id of ids)
      for (let style = styles.get(id); style && !reached.has(style); style = styles.get(style.basedOn ?? ''))
        reached.add(style);
    return [...reached];
  };
  return {
    /** What is said of all text. */
    defaults,
    nameOf: (id: string | undefined) => styles.get(id ?? '')?.name ?? '',
    idOf: (name: string) => [...styles].find(([, style]) => style.name.toLowerCase() === name)?.[0],
    /** Of a paragraph's style, or of that of all paragraphs, and those it is based on; the nearest first. */
    chainOf: (id: string | undefined) => withBases([id ?? normalId ?? '']),
    /** Of these, of those that hold without being named, and of all that they are based on; each once. */
    usedBy: (ids: Iterable<string>) => withBases([...ids, ...defaultIds]).map(({ facts }) => facts),
  };
};

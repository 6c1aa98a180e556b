import { readStyleFacts } from '#office/accessibility/read-style-facts.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';

type Style = {
  name: string;
  basedOn?: string | undefined;
  id?: string | undefined;
  level?: string | undefined;
};

/** What styles say of the lines of contents, and of what stands in them. */
export type OutlineStyles = ReturnType<typeof readOutlineStyles>;

export const readOutlineStyles = (source: string | undefined) => {
  const styles = new Map<string, Style>();
  let current: Style | undefined;
  const open = (element: XmlElement) => {
    const value = attributeOf(element, 'w:val');
    const { name, parent } = element;
    if (name === 'w:style') {
      current = { name: '' };
      styles.set(attributeOf(element, 'w:styleId') ?? '', current);
    }
    if (!current) return;
    if (name === 'w:name' && parent?.name === 'w:style') current.name = value ?? '';
    if (name === 'w:basedOn') current.basedOn = value;
    if (name === 'w:numId') current.id = value;
    if (name === 'w:ilvl') current.level = value;
  };
  const close = ({ name }: XmlElement) => {
    if (name === 'w:style') current = undefined;
  };
  if (source !== undefined) scanXml(source, { open, close });

  const numberingOf = (styleId: string | undefined) => {
    const seen = new Set<Style>();
    for (
      let style = styles.get(styleId ?? '');
      style && !seen.has(style);
      style = styles.get(style.basedOn ?? '')
    ) {
      if (style.id !== undefined) return { id: style.id, level: style.level };
      seen.add(style);
    }
    return undefined;
  };
  const idOf = (name: string) => [...styles].find(([, style]) => style.name.toLowerCase() === name)?.[0];
  return {
    headingLevel: readStyleFacts(source).headingLevel,
    nameOf: (styleId: string | undefined) => styles.get(styleId ?? '')?.name ?? '',
    numberingOf,
    /** Of the lines of contents of a level, or of a list of captions. */
    lineStyleOf: (level: number, isCaptions: boolean) =>
      idOf(isCaptions ? 'table of figures' : `toc ${level}`),
  };
};

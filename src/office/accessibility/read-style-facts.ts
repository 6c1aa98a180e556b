import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, isOn, type XmlElement } from '#office/xml/xml-element.ts';

export type StyleFacts = {
  /** Whether the text is said to be in a language, unless it says otherwise itself. */
  hasLanguage: boolean;
  /** 1 to 9 for a heading; of the style of all paragraphs without an id. */
  headingLevel: (styleId: string | undefined) => number | undefined;
  isTableHeading: (styleId: string | undefined) => boolean;
};

type Style = { name: string; basedOn?: string | undefined; outlineLevel?: number; hasLanguage: boolean };

const BUILT_IN = /^heading ([1-9])$/i;
/** By this name every LibreOffice knows the paragraphs of header cells. */
const TABLE_HEADING = /^table heading$/i;
const NO_LANGUAGE: ReadonlySet<string> = new Set(['', 'x-none', 'zxx', 'und']);

/** The level that an outline number stands for; 9 is that of text. */
export const levelOf = (element: XmlElement) => {
  const value = Number(attributeOf(element, 'w:val'));
  return Number.isInteger(value) && value >= 0 && value < 9 ? value + 1 : 0;
};

export const isLanguage = (element: XmlElement) =>
  !NO_LANGUAGE.has((attributeOf(element, 'w:val') ?? '').toLowerCase());

/** What the styles of a document say to those who do not see it. */
export const readStyleFacts = (source: string | undefined): StyleFacts => {
  const styles = new Map<string, Style>();
  let current: Style | undefined;
  let normal: string | undefined;
  let hasDefaultLanguage = false;
  const open = (element: XmlElement) => {
    const { name, parent } = element;
    if (name === 'w:style') {
      const id = attributeOf(element, 'w:styleId') ?? '';
      current = { name: '', hasLanguage: false };
      styles.set(id, current);
      const isParagraph = attributeOf(element, 'w:type') === 'paragraph';
      if (isParagraph && isOn(attributeOf(element, 'w:default'))) normal = id;
    }
    if (name === 'w:lang' && isLanguage(element)) {
      if (current) current.hasLanguage = true;
      else hasDefaultLanguage = true;
    }
    if (!current) return;
    if (name === 'w:name' && parent?.name === 'w:style') current.name = attributeOf(element, 'w:val') ?? '';
    if (name === 'w:basedOn') current.basedOn = attributeOf(element, 'w:val');
    if (name === 'w:outlineLvl') current.outlineLevel = levelOf(element);
  };
  const close = ({ name }: XmlElement) => {
    if (name === 'w:style') current = undefined;
  };
  if (source !== undefined) scanXml(source, { open, close });

  const chainOf = (styleId: string | undefined) => {
    const chain = new Set<Style>();
    for (let style = styles.get(styleId ?? normal ?? ''); style && !chain.has(style);) {
      chain.add(style);
      style = styles.get(style.basedOn ?? '');
    }
    return [...chain];
  };
  const ownLevel = ({ name, outlineLevel }: Style) => {
    const builtIn = BUILT_IN.exec(name)?.[1];
    return outlineLevel ?? (builtIn === undefined ? undefined : Number(builtIn));
  };
  return {
    hasLanguage: hasDefaultLanguage || chainOf(undefined).some(({ hasLanguage }) => hasLanguage),
    headingLevel: (styleId) =>
      chainOf(styleId)
        .map(ownLevel)
        .find((level) => level !== undefined) || undefined,
    isTableHeading: (styleId) => TABLE_HEADING.test(styles.get(styleId ?? '')?.name ?? ''),
  };
};

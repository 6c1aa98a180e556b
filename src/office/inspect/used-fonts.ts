import { readStyleSheet } from '#office/styles/style-sheet.ts';
import { attributeOf, type XmlElement, type XmlVisitor } from '#office/xml/xml-element.ts';

/** A font is named, or left to the theme (`minorHAnsi`). */
export type FontUse = { family: string } | { theme: 'major' | 'minor' };

const LATIN_FONTS = ['w:ascii', 'w:hAnsi'] as const;
const STYLE_REFERENCES: ReadonlySet<string> = new Set(['w:pStyle', 'w:rStyle', 'w:tblStyle']);

const fontsOf = (runFonts: XmlElement): FontUse[] =>
  LATIN_FONTS.flatMap((attribute): FontUse[] => {
    const theme = attributeOf(runFonts, `${attribute}Theme`);
    if (theme) return [{ theme: theme.startsWith('major') ? 'major' : 'minor' }];
    const family = attributeOf(runFonts, attribute);
    return family ? [{ family }] : [];
  });

/** What a part of the text asks for directly, and the styles it uses. */
export const collectFontUse = () => {
  const fonts: FontUse[] = [];
  const styleIds = new Set<string>();
  const open = (element: XmlElement) => {
    const isParagraphMark = element.parent?.parent?.name === 'w:pPr';
    if (element.name === 'w:rFonts' && !isParagraphMark) fonts.push(...fontsOf(element));
    if (STYLE_REFERENCES.has(element.name)) styleIds.add(attributeOf(element, 'w:val') ?? '');
  };
  return { fonts, styleIds, open } satisfies XmlVisitor & { fonts: FontUse[]; styleIds: Set<string> };
};

/** The fonts of the styles in use. */
export const fontsOfStyles = (source: string | undefined, styleIds: ReadonlySet<string>): FontUse[] => {
  const { defaults, usedBy } = readStyleSheet(source, {
    nothing: (): FontUse[] => [],
    note: (fonts, element) => {
      if (element.name === 'w:rFonts') fonts.push(...fontsOf(element));
    },
  });
  return [defaults, ...usedBy(styleIds)].flat();
};

/** The two fonts of a theme. */
export const collectThemeFonts = () => {
  const families: { major?: string; minor?: string } = {};
  const open = (element: XmlElement) => {
    if (element.name !== 'a:latin') return;
    const family = element.attributes.typeface;
    if (element.parent?.name === 'a:majorFont' && family) families.major = family;
    if (element.parent?.name === 'a:minorFont' && family) families.minor = family;
  };
  return { families, open };
};

/** Fonts that travel inside the document, and what it says of those that do not. */
export const collectEmbeddedFonts = () => {
  const families = new Set<string>();
  const kinds = new Map<string, string>();
  const open = (element: XmlElement) => {
    if (element.name === 'w:family' && element.parent)
      kinds.set(attributeOf(element.parent, 'w:name') ?? '', attributeOf(element, 'w:val') ?? '');
    if (element.name !== 'w:embedRegular' || !element.parent) return;
    families.add((attributeOf(element.parent, 'w:name') ?? '').toLowerCase());
  };
  return { families, kindOf: (family: string) => kinds.get(family), open };
};

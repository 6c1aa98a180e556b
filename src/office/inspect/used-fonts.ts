import { attributeOf, isOn, type XmlElement, type XmlVisitor } from '#office/xml/xml-element.ts';

/** A font is named, or left to the theme (`minorHAnsi`). */
type FontUse = { family: string } | { theme: 'major' | 'minor' };

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

type Style = { basedOn: string[]; fonts: FontUse[]; isDefault: boolean };

/** The fonts of the styles in use: a styles part lists many more than a document shows. */
export const collectStyles = () => {
  const styles = new Map<string, Style>();
  const defaults: FontUse[] = [];
  let current: Style | undefined;

  const open = (element: XmlElement) => {
    if (element.name === 'w:style') {
      const isDefault = isOn(attributeOf(element, 'w:default'));
      current = { basedOn: [], fonts: [], isDefault };
      styles.set(attributeOf(element, 'w:styleId') ?? '', current);
    }
    if (element.name === 'w:basedOn') current?.basedOn.push(attributeOf(element, 'w:val') ?? '');
    if (element.name === 'w:rFonts') (current?.fonts ?? defaults).push(...fontsOf(element));
  };
  const close = (element: XmlElement) => {
    if (element.name === 'w:style') current = undefined;
  };

  const fontsOfStyles = (ids: ReadonlySet<string>): FontUse[] => {
    const used = new Set<string>();
    const waiting = [...ids, ...[...styles].filter(([, { isDefault }]) => isDefault).map(([id]) => id)];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (used.has(id)) continue;
      used.add(id);
      waiting.push(...(styles.get(id)?.basedOn ?? []));
    }
    return [...defaults, ...[...used].flatMap((id) => styles.get(id)?.fonts ?? [])];
  };
  return { open, close, fontsOfStyles };
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

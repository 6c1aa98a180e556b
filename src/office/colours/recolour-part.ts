import { type AttributeRange, attributeRanges } from '#office/xml/attribute-ranges.ts';
import { applyEdits, type Edit, replaceElement } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { type Accents, accentOf } from './accents.ts';
import { toHex, toHsl } from './hsl.ts';

/** What names an accent, what makes it lighter or darker, and what says the same in plain digits. */
const USES = [
  { accent: 'w:themeColor', tint: 'w:themeTint', shade: 'w:themeShade', plain: ['w:val', 'w:color'] },
  { accent: 'w:themeFill', tint: 'w:themeFillTint', shade: 'w:themeFillShade', plain: ['w:fill'] },
] as const;

export const mayUseAccents = (source: string) => /theme(?:Color|Fill)\s*=\s*["']accent/.test(source);

/** A theme with other accents. */
export const recolourTheme = (source: string, accents: Accents): string => {
  const edits: Edit[] = [];
  scanXml(source, {
    open: (element) => {
      const colour = accents.get(accentOf(element) ?? '');
      if (colour !== undefined)
        edits.push(replaceElement(element, `<${prefixOf(element.qname)}srgbClr val="${colour}"/>`));
    },
  });
  return applyEdits(source, edits);
};

/**
 * A part of a Word document whose colours of the theme are those of other accents. Beside an accent's name stands what it looked
 * like last: Word goes by the name, LibreOffice by that.
 */
export const recolourPart = (source: string, accents: Accents): string => {
  if (!mayUseAccents(source)) return source;
  const edits: Edit[] = [];
  scanXml(source, { open: (element) => edits.push(...editsOf(source, element, accents)) });
  return edits.length === 0 ? source : applyEdits(source, edits);
};

const editsOf = (source: string, element: XmlElement, accents: Accents): Edit[] => {
  if (!mayUseAccents(source.slice(element.start, element.end))) return [];
  const ranges = attributeRanges(source, element);
  const valueOf = (name: string) => ranges.find((range) => range.name === name)?.value;
  return USES.flatMap(({ accent, tint, shade, plain }) => {
    const colour = accents.get(valueOf(accent) ?? '');
    if (colour === undefined) return [];
    const shown = adjust(colour, valueOf(tint), valueOf(shade));
    const name = plain.find(
      (candidate) => valueOf(candidate) !== undefined && isColourOf(element, candidate),
    );
    return name === undefined ? [] : plainEdits(ranges, name, shown);
  });
};

/** `w:val` is the colour of `w:color` alone; of a border it is the kind of line. */
const isColourOf = (element: XmlElement, attribute: string) =>
  attribute !== 'w:val' || element.name === 'w:color';

const plainEdits = (ranges: readonly AttributeRange[], name: string, text: string): Edit[] =>
  ranges.filter((range) => range.name === name).map(({ start, end }) => ({ start, end, text }));

/** Both are shares of 255: how much is left of what keeps the colour from white, and from black. */
const adjust = (colour: string, tint: string | undefined, shade: string | undefined) => {
  const hsl = toHsl(colour);
  const lighter = shareOf(tint);
  const darker = shareOf(shade);
  return toHex({ ...hsl, lightness: (hsl.lightness * lighter + 1 - lighter) * darker });
};

const shareOf = (hex: string | undefined) => {
  const share = Number.parseInt(hex ?? 'FF', 16) / 255;
  return Number.isFinite(share) ? Math.min(share, 1) : 1;
};

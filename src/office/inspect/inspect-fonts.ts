import type { OfficePackage } from '#office/opc/open-package.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlVisitor } from '#office/xml/xml-element.ts';
import { collectEmbeddedFonts, collectThemeFonts, type FontUse } from './used-fonts.ts';

/** A family that is printed in another one. */
export type FontSubstitution = {
  readonly family: string;
  readonly substitute: string;
  /** Letters of the same widths: no line breaks elsewhere. */
  readonly metricCompatible: boolean;
};

/** Of these families, the ones that are not there when a document is printed. */
export type FindSubstitutions = (
  families: readonly string[],
  /** What the document says of a family, such as `swiss`. */
  kindOf: (family: string) => string | undefined,
) => readonly FontSubstitution[];

/** The families a document is printed in, and those whose replacement will move its lines. */
export const inspectFonts = (
  opened: OfficePackage,
  { fonts, findSubstitutions }: { fonts: readonly FontUse[]; findSubstitutions: FindSubstitutions },
) => {
  const theme = collectThemeFonts();
  const embedded = collectEmbeddedFonts();
  scanTyped(opened, 'officedocument.theme+xml', theme);
  scanTyped(opened, 'wordprocessingml.fontTable+xml', embedded);

  const families = fonts.flatMap((font) => {
    const family = 'family' in font ? font.family : theme.families[font.theme];
    return family ? [family] : [];
  });
  const used = [...new Set(families)].toSorted();
  return {
    used,
    substituted: findSubstitutions(used, embedded.kindOf).filter(
      ({ family, metricCompatible }) => !metricCompatible && !embedded.families.has(family.toLowerCase()),
    ),
  };
};

/** Fonts that travel inside the document may have any character. */
export const embedsFonts = (opened: OfficePackage) => {
  const embedded = collectEmbeddedFonts();
  scanTyped(opened, 'wordprocessingml.fontTable+xml', embedded);
  return embedded.families.size > 0;
};

const scanTyped = (opened: OfficePackage, typeEnding: string, visitor: XmlVisitor) => {
  for (const entry of opened.entries) {
    if (opened.contentTypes.typeOf(entry.name)?.endsWith(typeEnding))
      scanXml(opened.read(entry).source, visitor);
  }
};

import type { OfficePackage } from '#server/modules/templates/engine/opc/open-package.ts';
import { scanXml } from '#server/modules/templates/engine/xml/scan-xml.ts';
import type { XmlVisitor } from '#server/modules/templates/engine/xml/xml-element.ts';
import { substitutionsFor } from '#shared/font-families.ts';
import { collectEmbeddedFonts, type collectFontUse, collectStyles, collectThemeFonts } from './used-fonts.ts';

/** The families a document is printed in, and those whose replacement will move its lines. */
export const inspectFonts = (
  opened: OfficePackage,
  uses: readonly ReturnType<typeof collectFontUse>[],
  ownFamilies: readonly string[],
) => {
  const styles = collectStyles();
  const theme = collectThemeFonts();
  const embedded = collectEmbeddedFonts();
  scanTyped(opened, 'wordprocessingml.styles+xml', styles);
  scanTyped(opened, 'officedocument.theme+xml', theme);
  scanTyped(opened, 'wordprocessingml.fontTable+xml', embedded);

  const styleIds = new Set(uses.flatMap((use) => [...use.styleIds]));
  const families = [...uses.flatMap(({ fonts }) => fonts), ...styles.fontsOfStyles(styleIds)].flatMap(
    (font) => {
      const family = 'family' in font ? font.family : theme.families[font.theme];
      return family ? [family] : [];
    },
  );
  const used = [...new Set(families)].toSorted();
  return {
    used,
    substituted: substitutionsFor(used, ownFamilies).filter(
      ({ family, metricCompatible }) => !metricCompatible && !embedded.families.has(family.toLowerCase()),
    ),
  };
};

const scanTyped = (opened: OfficePackage, typeEnding: string, visitor: XmlVisitor) => {
  for (const entry of opened.entries) {
    if (opened.contentTypes.typeOf(entry.name)?.endsWith(typeEnding))
      scanXml(opened.read(entry).source, visitor);
  }
};

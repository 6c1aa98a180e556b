/** The families every converter prints with; the shop's own fonts come on top. */
export const shippedFamilies = [
  'Carlito',
  'Caladea',
  'Liberation Sans',
  'Liberation Sans Narrow',
  'Liberation Serif',
  'Liberation Mono',
  'DejaVu Sans',
  'DejaVu Serif',
  'Noto Sans',
  'Noto Serif',
  'Noto Sans Hebrew',
  'Noto Serif Hebrew',
  'Noto Sans Arabic',
  'Noto Naskh Arabic',
  'OpenSymbol',
] as const;

type Substitute = { family: (typeof shippedFamilies)[number]; metricCompatible: boolean };
const sameWidths = (family: Substitute['family']): Substitute => ({ family, metricCompatible: true });
const similar = (family: Substitute['family']): Substitute => ({ family, metricCompatible: false });

/** What stands in for families that cannot be shipped. Where the widths are the same, no line breaks elsewhere. */
export const substitutes: Readonly<Record<string, Substitute>> = {
  Calibri: sameWidths('Carlito'),
  Cambria: sameWidths('Caladea'),
  Arial: sameWidths('Liberation Sans'),
  Helvetica: sameWidths('Liberation Sans'),
  'Arial Narrow': sameWidths('Liberation Sans Narrow'),
  'Times New Roman': sameWidths('Liberation Serif'),
  Times: sameWidths('Liberation Serif'),
  'Courier New': sameWidths('Liberation Mono'),
  Courier: sameWidths('Liberation Mono'),
  Symbol: sameWidths('OpenSymbol'),
  Wingdings: sameWidths('OpenSymbol'),
  'Wingdings 2': sameWidths('OpenSymbol'),
  'Wingdings 3': sameWidths('OpenSymbol'),
  Webdings: sameWidths('OpenSymbol'),
  Aptos: similar('Carlito'),
  'Aptos Display': similar('Carlito'),
  'Aptos Narrow': similar('Liberation Sans Narrow'),
  'Calibri Light': similar('Carlito'),
  'Trebuchet MS': similar('Carlito'),
  'Comic Sans MS': similar('Carlito'),
  'Segoe UI': similar('Noto Sans'),
  'Century Gothic': similar('Noto Sans'),
  'Open Sans': similar('Noto Sans'),
  Roboto: similar('Noto Sans'),
  Verdana: similar('DejaVu Sans'),
  Tahoma: similar('DejaVu Sans'),
  Georgia: similar('DejaVu Serif'),
  Garamond: similar('Liberation Serif'),
  'Book Antiqua': similar('Liberation Serif'),
  'Palatino Linotype': similar('Liberation Serif'),
  Consolas: similar('Liberation Mono'),
  'Lucida Console': similar('Liberation Mono'),
};

type FontSubstitution = {
  family: string;
  /** Undefined: not in the table, so the engine takes what it finds most alike. */
  substitute: string | undefined;
  metricCompatible: boolean;
};

/** Which of these families are printed in another one. `own` are the families of the shop's own fonts. */
export const substitutionsFor = (
  families: Iterable<string>,
  own: Iterable<string> = [],
): FontSubstitution[] => {
  const available = new Set([...shippedFamilies, ...own].map(normalized));
  return [...new Set(families)]
    .filter((family) => !available.has(normalized(family)))
    .map((family) => {
      const found = byName.get(normalized(family));
      return { family, substitute: found?.family, metricCompatible: found?.metricCompatible ?? false };
    });
};

const normalized = (family: string) => family.trim().toLowerCase();
const byName = new Map(
  Object.entries(substitutes).map(([family, substitute]) => [normalized(family), substitute]),
);

/** The families every converter prints with; the shop's own fonts come on top. */
export const shippedFamilies = [
  'Carlito',
  'Caladea',
  'Liberation Sans',
  'Liberation Sans Narrow',
  'Liberation Serif',
  'Liberation Mono',
  'Gelasio',
  'Comic Relief',
  'Bindery Sans',
  'Bindery Sans Display',
  'Selawik',
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
  Georgia: sameWidths('Gelasio'),
  'Comic Sans MS': similar('Comic Relief'),
  Symbol: sameWidths('OpenSymbol'),
  Wingdings: sameWidths('OpenSymbol'),
  'Wingdings 2': sameWidths('OpenSymbol'),
  'Wingdings 3': sameWidths('OpenSymbol'),
  Webdings: sameWidths('OpenSymbol'),
  Aptos: sameWidths('Bindery Sans'),
  'Aptos Display': similar('Bindery Sans Display'),
  'Aptos Narrow': similar('Liberation Sans Narrow'),
  'Calibri Light': similar('Carlito'),
  'Trebuchet MS': similar('Carlito'),
  'Segoe UI': sameWidths('Selawik'),
  'Century Gothic': similar('Noto Sans'),
  'Open Sans': similar('Noto Sans'),
  Roboto: similar('Noto Sans'),
  Verdana: similar('DejaVu Sans'),
  Tahoma: similar('DejaVu Sans'),
  Garamond: similar('Liberation Serif'),
  'Book Antiqua': similar('Liberation Serif'),
  'Palatino Linotype': similar('Liberation Serif'),
  Consolas: similar('Liberation Mono'),
  'Lucida Console': similar('Liberation Mono'),
};

type FontSubstitution = {
  family: string;
  substitute: string;
  metricCompatible: boolean;
};

/** What the embedded office was seen to print a family in that is not in the table, by what the document says of it. */
const UNKNOWN = { swiss: 'Noto Sans', other: 'Noto Serif' } as const;

/**
 * Which of these families are printed in another one. `own` are the families of the shop's own fonts; `kindOf` tells what a
 * document says of a family, such as `swiss`.
 */
export const substitutionsFor = (
  families: Iterable<string>,
  own: Iterable<string> = [],
  kindOf: (family: string) => string | undefined = () => undefined,
): FontSubstitution[] => {
  const available = availableWith(own);
  return [...new Set(Array.from(families, (list) => chosenFamily(list, own)))]
    .filter((family) => !available.has(normalized(family)))
    .map((family) => {
      const found = byName.get(normalized(family));
      const unknown = kindOf(family) === 'swiss' ? UNKNOWN.swiss : UNKNOWN.other;
      return {
        family,
        substitute: found?.family ?? unknown,
        metricCompatible: found?.metricCompatible ?? false,
      };
    });
};

/**
 * Some programs name a list of families where one belongs: 'Open Sans;Arial'. It is the first that is there or whose lines
 * break in the same places in another, else the first at all.
 */
export const chosenFamily = (list: string, own: Iterable<string> = []): string => {
  const families = list.split(';').map((family) => family.trim());
  const available = availableWith(own);
  const isKept = (family: string) =>
    available.has(normalized(family)) || byName.get(normalized(family))?.metricCompatible === true;
  return families.find(isKept) ?? families[0] ?? list;
};

const availableWith = (own: Iterable<string>) => new Set([...shippedFamilies, ...own].map(normalized));

const normalized = (family: string) => family.trim().toLowerCase();
const byName = new Map(
  Object.entries(substitutes).map(([family, substitute]) => [normalized(family), substitute]),
);

import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, isOn, type XmlElement } from '#office/xml/xml-element.ts';
import {
  isPlainlySaid,
  LETTER_SIZE,
  type Look,
  placeOf,
  type Said,
  saidBy,
  SPACING,
  TABLE_PLACES,
} from './look.ts';

export type Styles = {
  /** The whole look of a table style, if it says nothing but what a table can say of itself just as well. */
  tableLook: (styleId: string) => Look | undefined;
  /** Whether a paragraph's style, or else that of all paragraphs, has a word on spacing. */
  spacesParagraphs: (styleId: string | undefined) => boolean;
};

const HOLDERS = ['w:pPr', 'w:tblPr', 'w:tblPr/w:tblBorders', 'w:tblPr/w:tblCellMar'];
/** How wide bands are says nothing as long as no band looks different. */
const BANDS = ['w:tblPr/w:tblStyleRowBandSize', 'w:tblPr/w:tblStyleColBandSize'];
/** What only helps to find a style and to choose it. */
const HOUSEKEEPING =
  'name aliases basedOn next link rsid uiPriority hidden semiHidden unhideWhenUsed qFormat locked'.split(' ');

const CARRIED: ReadonlySet<string> = new Set([...TABLE_PLACES, SPACING, LETTER_SIZE]);
const SILENT: ReadonlySet<string> = new Set([
  ...HOLDERS,
  ...BANDS,
  ...HOUSEKEEPING.map((name) => `w:${name}`),
]);
const SPACING_SAID: ReadonlySet<string> = new Set(['w:before', 'w:after', 'w:line', 'w:lineRule']);

type Style = {
  type: string | undefined;
  isDefault: boolean;
  basedOn: string | undefined;
  look: Map<string, Said>;
  isPlain: boolean;
};

/** `readNumbering` gives the part with the lists, if there is one; it is asked for only where it matters. */
export const readStyles = (source: string, readNumbering: () => string | undefined): Styles => {
  const { styles, hasLetterSize } = scanStyles(source);
  const [normal, normalStyle] =
    [...styles].find(([, { type, isDefault }]) => isDefault && type === 'paragraph') ?? [];
  // Otherwise LibreOffice has letters of one size in tables with a style, and of another in those without.
  const areLettersPlain = hasLetterSize && !normalStyle?.look.has(LETTER_SIZE);
  const isAnySpaced = [...styles.values()].some(({ type, look }) => type === 'table' && look.has(SPACING));
  // The level of a list may space its paragraphs, too, and would be heard before the style of the table.
  const mayBeSpaced = isAnySpaced && !doListsSpace(readNumbering());

  return {
    tableLook: remembering((styleId) => {
      const chain = chainOf(styles, styleId);
      const isPlain = chain.every((style) => style.type === 'table' && style.isPlain);
      // A table without a style has that of all tables: what it says is said again, and must be part of this one.
      const isWhole = chain.at(-1)?.isDefault;
      // LibreOffice hears one style only.
      const spaced = chain.filter(({ look }) => look.has(SPACING)).length;
      const isSpacedPlainly = spaced === 0 || (spaced === 1 && mayBeSpaced);
      return areLettersPlain && isPlain && isWhole && isSpacedPlainly ? merge(chain) : undefined;
    }),
    spacesParagraphs: remembering((styleId) =>
      chainOf(styles, styleId ?? normal).some(({ look }) => look.has(SPACING)),
    ),
  };
};

/** The same is asked for every table and every paragraph. */
const remembering = <Key, Answer>(find: (key: Key) => Answer) => {
  const known = new Map<Key, Answer>();
  return (key: Key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key) as Answer;
  };
};

const scanStyles = (source: string) => {
  const styles = new Map<string, Style>();
  let current: Style | undefined;
  let hasLetterSize = false;
  scanXml(source, {
    open: (element) => {
      if (element.name === 'w:sz' && placeOf(element, 'w:rPrDefault') === LETTER_SIZE) hasLetterSize = true;
      if (element.name === 'w:style') {
        current = styleOf(element);
        styles.set(attributeOf(element, 'w:styleId') ?? '', current);
      } else if (current) {
        readInto(current, element);
      }
    },
    close: (element) => {
      if (element.name === 'w:style') current = undefined;
    },
  });
  return { styles, hasLetterSize };
};

const doListsSpace = (numbering: string | undefined) => {
  let isSpaced = false;
  if (numbering !== undefined)
    scanXml(numbering, {
      open: ({ name, parent }) => {
        if (name === 'w:spacing' && parent?.name === 'w:pPr') isSpaced = true;
      },
    });
  return isSpaced;
};

const styleOf = (element: XmlElement): Style => ({
  type: attributeOf(element, 'w:type'),
  isDefault: isOn(attributeOf(element, 'w:default')),
  basedOn: undefined,
  look: new Map(),
  isPlain: true,
});

const readInto = (style: Style, element: XmlElement) => {
  if (element.name === 'w:basedOn') style.basedOn = attributeOf(element, 'w:val');
  // There are many styles, and little is asked for of others than those of tables.
  if (style.type !== 'table' && element.name !== 'w:spacing' && element.name !== 'w:sz') return;
  const place = placeOf(element, 'w:style');
  const said = saidBy(element);
  if (CARRIED.has(place)) style.look.set(place, said);
  const isKnown = CARRIED.has(place) ? isPlainlySaid(said) : SILENT.has(place);
  if (!isKnown || (place === SPACING && !isPlainSpacing(said))) style.isPlain = false;
};

/** By points, and by shares of a line. */
const isPlainSpacing = (said: Said) =>
  Object.keys(said).every((name) => SPACING_SAID.has(name)) &&
  said['w:lineRule'] === ('w:line' in said ? 'auto' : undefined);

/** The style, the one it is based on, and so on. */
const chainOf = (styles: ReadonlyMap<string, Style>, styleId: string | undefined): Style[] => {
  const chain = new Set<Style>();
  let style = styles.get(styleId ?? '');
  while (style && !chain.has(style)) {
    chain.add(style);
    style = styles.get(style.basedOn ?? '');
  }
  return [...chain];
};

const merge = (chain: readonly Style[]): Look => new Map(chain.toReversed().flatMap(({ look }) => [...look]));

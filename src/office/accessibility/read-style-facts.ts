import { readStyleSheet } from '#office/styles/style-sheet.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';

export type StyleFacts = {
  /** Whether the text is said to be in a language, unless it says otherwise itself. */
  hasLanguage: boolean;
  /** 1 to 9 for a heading; of the style of all paragraphs without an id. */
  headingLevel: (styleId: string | undefined) => number | undefined;
  isTableHeading: (styleId: string | undefined) => boolean;
};

type Facts = { outlineLevel?: number; hasLanguage: boolean };

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
  const { defaults, chainOf, nameOf } = readStyleSheet(source, {
    nothing: (): Facts => ({ hasLanguage: false }),
    note: (facts, element) => {
      if (element.name === 'w:lang' && isLanguage(element)) facts.hasLanguage = true;
      if (element.name === 'w:outlineLvl') facts.outlineLevel = levelOf(element);
    },
  });
  return {
    hasLanguage: defaults.hasLanguage || chainOf(undefined).some(({ facts }) => facts.hasLanguage),
    headingLevel: (styleId) =>
      chainOf(styleId)
        .map(({ name, facts }) => facts.outlineLevel ?? levelByName(name))
        .find((level) => level !== undefined) || undefined,
    isTableHeading: (styleId) => TABLE_HEADING.test(nameOf(styleId)),
  };
};

const levelByName = (name: string) => {
  const level = BUILT_IN.exec(name)?.[1];
  return level === undefined ? undefined : Number(level);
};

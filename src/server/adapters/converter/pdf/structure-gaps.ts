import { allOf, type Structure, type StructureElement } from './read-structure.ts';

/** What a reader who does not see the page would miss. */
type Gap = 'structure' | 'title' | 'language' | 'alternative text' | 'header cells' | 'heading levels';

const PICTURES: ReadonlySet<string> = new Set(['Figure', 'Formula']);
const HEADING = /^H([1-6])$/;

/** What is missing in a tagged PDF, as far as a program can tell. */
export const structureGaps = ({ catalog, information, elements: outermost }: Structure): Gap[] => {
  const elements = allOf(outermost);
  const isTitleShown = /\/DisplayDocTitle\s+true/.test(catalog);
  const hasTitle = /\/Title\s*(?:<FEFF[\dA-F]{4}|\([^)])/i.test(information);
  const gaps: [Gap, boolean][] = [
    ['structure', elements.length === 0],
    ['title', !hasTitle || !isTitleShown],
    ['language', !/\/Lang\s*\([^)]/.test(catalog)],
    ['alternative text', elements.some(({ type, isDescribed }) => PICTURES.has(type) && !isDescribed)],
    ['header cells', elements.some((element) => element.type === 'Table' && !hasHeaderCell(element))],
    ['heading levels', skipsLevel(elements)],
  ];
  return gaps.flatMap(([gap, isThere]) => (isThere ? [gap] : []));
};

/** One of a table inside does not count. */
const hasHeaderCell = ({ children }: StructureElement): boolean =>
  children.some((child) => child.type === 'TH' || (child.type !== 'Table' && hasHeaderCell(child)));

const skipsLevel = (elements: readonly StructureElement[]) => {
  const levels = elements.flatMap(({ type }) => HEADING.exec(type)?.[1] ?? []).map(Number);
  return levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
};

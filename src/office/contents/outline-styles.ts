import { readStyleFacts } from '#office/accessibility/read-style-facts.ts';
import { readStyleSheet } from '#office/styles/style-sheet.ts';
import { attributeOf } from '#office/xml/xml-element.ts';

type Numbering = { id?: string | undefined; level?: string | undefined };

/** What styles say of the lines of contents, and of what stands in them. */
export type OutlineStyles = ReturnType<typeof readOutlineStyles>;

export const readOutlineStyles = (source: string | undefined) => {
  const { chainOf, idOf, nameOf } = readStyleSheet(source, {
    nothing: (): Numbering => ({}),
    note: (numbering, element) => {
      if (element.name === 'w:numId') numbering.id = attributeOf(element, 'w:val');
      if (element.name === 'w:ilvl') numbering.level = attributeOf(element, 'w:val');
    },
  });
  return {
    headingLevel: readStyleFacts(source).headingLevel,
    nameOf,
    numberingOf: (styleId: string | undefined) => {
      const numbered = chainOf(styleId).find(({ facts }) => facts.id !== undefined)?.facts;
      return numbered?.id === undefined ? undefined : { id: numbered.id, level: numbered.level };
    },
    /** Of the lines of contents of a level, or of a list of captions. */
    lineStyleOf: (level: number, isCaptions: boolean) =>
      idOf(isCaptions ? 'table of figures' : `toc ${level}`),
  };
};

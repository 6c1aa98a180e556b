import type { Edit } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import type { Paragraph } from './read-paragraphs.ts';

/** Word's own for what contents point to. */
const POINTED_TO = /^_Toc/;

/** Gives paragraphs that have none a bookmark that contents can point to. */
export const createBookmarks = (source: string, paragraphs: readonly Paragraph[]) => {
  const taken = new Set(paragraphs.flatMap(({ bookmarks }) => bookmarks));
  const ids = [...source.matchAll(/bookmarkStart\b[^>]*?:id="(\d{1,9})"/g)].map(([, id]) => Number(id));
  let id = ids.reduce((most, one) => Math.max(most, one), 0);
  const given = new Map<Paragraph, string>();
  const edits: Edit[] = [];
  const give = (paragraph: Paragraph) => {
    id += 1;
    let number = given.size + 1;
    while (taken.has(`_Toc${number}`)) number += 1;
    const name = `_Toc${number}`;
    taken.add(name);
    given.set(paragraph, name);
    const w = prefixOf(paragraph.element.qname);
    const { start, element } = paragraph;
    edits.push(
      { start, end: start, text: `<${w}bookmarkStart ${w}id="${id}" ${w}name="${name}"/>` },
      { start: element.closeStart, end: element.closeStart, text: `<${w}bookmarkEnd ${w}id="${id}"/>` },
    );
    return name;
  };
  return {
    of: (paragraph: Paragraph) =>
      paragraph.bookmarks.find((name) => POINTED_TO.test(name)) ?? given.get(paragraph) ?? give(paragraph),
    edits: () => edits,
  };
};
